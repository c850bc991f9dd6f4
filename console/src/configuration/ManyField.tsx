import { format } from '@longhaul/text/format.ts'
import { isOneOf } from '@longhaul/domain/entries.ts'
import { LANGS, LANGUAGES } from '@longhaul/domain/languages.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { FieldError } from '@longhaul/ui/field/Field.tsx'
import type { SettingValue } from '@longhaul/domain/configuration/settings.ts'
import type { FocusEvent } from 'react'

/** A multiple choice, in the order of the options. */
export function ManyField({
  label,
  hint,
  field,
  choices,
  look,
}: {
  label: string
  hint: string
  field: Bound
  choices: readonly string[]
  look: 'codes' | 'languages'
}) {
  const chosen = Array.isArray(field.value) ? field.value : []
  const all = [...chosen.filter((code) => !choices.includes(code)), ...choices]
  return (
    <fieldset id={field.id} aria-describedby={`${field.id}-hint`} tabIndex={-1}>
      <legend className="font-medium">{label}</legend>
      <p className="text-sm text-ink-2" id={`${field.id}-hint`}>
        {hint}
      </p>
      <FieldError id={`${field.id}-error`} error={field.error} />
      <div className="mt-2 grid max-h-88 grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-4 overflow-auto">
        {all.map((code) => (
          <CheckboxField
            key={code}
            label={
              look === 'languages' && isOneOf(LANGS, code)
                ? LANGUAGES[code].name
                : `${code} ${format.currency(code)}`
            }
            value={chosen.includes(code)}
            onChange={(on) =>
              field.onChange(all.filter((entry) => (entry === code ? on : chosen.includes(entry))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

/** What binds a setting to its field. */
export type Bound = {
  id: string
  name: string
  value: SettingValue
  error: string | null
  good: boolean
  onChange: (value: SettingValue) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}
