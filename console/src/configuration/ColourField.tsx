import { isColour } from '@longhaul/domain/brand/theme.ts'
import { configurationText } from '@longhaul/text/console/configuration.ts'
import type { ComponentProps } from 'react'
import { TextField } from '@longhaul/ui/field/TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'onChange'> & {
  onChange: (value: string) => void
  /** The product's own, where the operator has none. */
  ours: string
}

/** A colour as it is written, beside the browser's own choice of colours. */
export function ColourField({ onChange, ours, ...field }: Props) {
  const value = field.value ?? ''
  return (
    <div className="colour">
      <TextField
        {...field}
        width="short"
        maxLength={7}
        spellCheck={false}
        placeholder={ours}
        onChange={onChange}
      />
      <input
        type="color"
        aria-label={configurationText.pickColour(field.label)}
        value={isColour(value) ? value : ours}
        data-empty={value === '' ? '' : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
