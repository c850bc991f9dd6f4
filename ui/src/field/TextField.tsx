import type { ComponentProps, ReactNode } from 'react'
import { type Below, type Bound, Field, type FieldProps } from './Field.tsx'

/**
 * A single-line text field. `inputMode`, `autoComplete`, `maxLength`, `placeholder`, `lang` and other
 * attributes are passed to the input.
 */
export function TextField({
  label,
  hint,
  error,
  good,
  optional,
  unmarked,
  labelHidden,
  id,
  warning,
  below,
  onChange,
  before,
  after,
  width,
  size,
  snug,
  ...input
}: FieldProps &
  Below &
  Bound<string> &
  Omit<ComponentProps<'input'>, keyof FieldProps | keyof Bound<string> | 'width' | 'size' | 'className'> & {
    /** Shown inside the box, before or after the text: a currency sign, a unit. */
    before?: ReactNode
    after?: ReactNode
    /** As wide as the expected input: 12 or 24 characters. */
    width?: 'short' | 'medium' | undefined
    /** 44 px high with larger digits, for use in compact density. */
    size?: 'large' | undefined
    /** Puts the unit close to the text, for several narrow fields in a row. */
    snug?: boolean | undefined
  }) {
  return (
    <Field {...{ label, hint, error, good, optional, unmarked, labelHidden, id, warning, below }}>
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
