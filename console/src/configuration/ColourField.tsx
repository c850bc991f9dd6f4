import { isColour } from '@longhaul/domain/brand/theme.ts'
import { configurationText } from '@longhaul/text/console/configuration/configuration.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof TextField>, 'onChange'> & {
  onChange: (value: string) => void
  /** The product's own colour, used while the setting is empty. */
  ours: string
}

/** A colour as text, with the browser's colour picker in the same box. */
export function ColourField({ onChange, ours, ...field }: Props) {
  const value = field.value ?? ''
  return (
    <TextField
      {...field}
      width="short"
      maxLength={7}
      spellCheck={false}
      placeholder={ours}
      onChange={onChange}
      after={
        <input
          type="color"
          className="h-[26px] w-10 flex-none cursor-pointer p-0 data-empty:opacity-45"
          aria-label={configurationText.pickColour(field.label)}
          value={isColour(value) ? value : ours}
          data-empty={value === '' ? '' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  )
}
