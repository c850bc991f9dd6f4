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
  size,
  snug,
  ...input
}: FieldProps &
  Bound<string> &
  Omit<ComponentProps<'input'>, keyof FieldProps | keyof Bound<string> | 'width' | 'size' | 'className'> & {
    /** Stands inside the box, before or after the text: a currency sign, a unit. */
    before?: ReactNode
    after?: ReactNode
    /** As wide as what is expected: 12 or 24 letters. */
    width?: 'short' | 'medium' | undefined
    /** 44 px high with larger figures, where the density is compact otherwise. */
    size?: 'large' | undefined
    /** Its unit stands close to the text: one of several narrow fields in a row. */
    snug?: boolean | undefined
  }) {
  return (
    <Field {...{ label, hint, error, good, optional, unmarked, labelHidden, id }}>
      {(control) => (
        <span className="box" data-width={width} data-size={size} data-snug={snug ? '' : undefined}>
          {before && <span className="box-mark">{before}</span>}
          <input type="text" {...input} {...control} onChange={(event) => onChange?.(event.target.value)} />
          {after && <span className="box-mark">{after}</span>}
        </span>
      )}
    </Field>
  )
}
