import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import type { Stages } from './use-stage.ts'

/** Select for the parts of a queue, in the head of the screen. */
export function StageSelect<Id extends string>({
  label,
  of: { ids, shown, show },
  name,
}: {
  label: string
  of: Stages<Id>
  name: (id: Id) => string
}) {
  const [first, ...others] = ids
  return (
    <SelectField
      label={label}
      labelHidden
      unmarked
      empty={name(first)}
      options={others.map((id) => ({ value: id, label: name(id) }))}
      value={shown === first ? '' : shown}
      onChange={(value) => show(others.find((id) => id === value) ?? first)}
    />
  )
}
