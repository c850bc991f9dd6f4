import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { named } from '@longhaul/text/marks.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import type { ComponentProps } from 'react'

/** Select in the head of a list that shows all rows, or those with one value. */
export const FilterSelect = ({
  label,
  ...field
}: { label: string } & Pick<ComponentProps<typeof SelectField>, 'options' | 'value' | 'onChange'>) => (
  <SelectField label={label} labelHidden unmarked empty={named(label, consoleWords.all)} {...field} />
)
