import { fieldText } from '@longhaul/text/ui.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { type Bound, Field, type FieldProps } from './Field.tsx'

export type Option = { value: string; label: string; disabled?: boolean | undefined }
export type OptionGroup = { label: string; options: readonly Option[] }

/**
 * A choice from many options, with the browser's own list. `options` may be grouped; an empty value shows
 * "Choose" (or `empty`).
 */
export function SelectField({
  label,
  hint,
  error,
  good,
  optional,
  unmarked,
  labelHidden,
  id,
  value = '',
  onChange,
  options,
  empty = fieldText.choose,
  width,
  size,
  ...select
}: FieldProps &
  Bound<string> &
  Omit<
    ComponentProps<'select'>,
    keyof FieldProps | keyof Bound<string> | 'className' | 'multiple' | 'size'
  > & {
    options: readonly (Option | OptionGroup)[]
    /** The text of the empty option; null if a choice is always made. */
    empty?: string | null | undefined
    width?: 'short' | 'medium' | undefined
    size?: 'large' | undefined
  }) {
  return (
    <Field {...{ label, hint, error, good, optional, unmarked, labelHidden, id }}>
      {(control) => (
        <span className="box" data-width={width} data-size={size}>
          <select {...select} {...control} value={value} onChange={(event) => onChange?.(event.target.value)}>
            {empty !== null && <option value="">{empty}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(entry)
              ),
            )}
          </select>
          <ChevronDown className="box-arrow" />
        </span>
      )}
    </Field>
  )
}

function optionOf({ value, label, disabled }: Option) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
