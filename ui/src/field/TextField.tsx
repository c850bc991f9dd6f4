import type { ComponentProps, ReactNode } from 'react'
import { type Bound, Field, type FieldProps } from './Field.tsx'

/** A line of text. `inputMode`, `autoComplete`, `maxLength`, `placeholder`, `lang` and other attributes go to the input. */
export function TextField({
  label,
  hint,
  error,
  good,
  optional,
  unmarked,
  labelHidden,
  id,
  onChange,
  before,
  after,
  width,
  ...input
}: FieldProps &
  Bound<string> &
  Omit<ComponentProps<'input'>, keyof FieldProps | keyof Bound<string> | 'width' | 'className'> & {
    /** Stands inside the box, before or after the text: a currency sign, a unit. */
    before?: ReactNode
    after?: ReactNode
    /** As wide as what is expected: 12 or 24 letters. */
    width?: 'short' | 'medium' | undefined
  }) {
  return (
    <Field {...{ label, hint, error, good, optional, unmarked, labelHidden, id }}>
      {(control) => (
        <span className="box" data-width={width}>
          {before && <span className="box-mark">{before}</span>}
          <input type="text" {...input} {...control} onChange={(event) => onChange?.(event.target.value)} />
          {after && <span className="box-mark">{after}</span>}
        </span>
      )}
    </Field>
  )
}
