import { fieldText } from '@longhaul/text/ui.ts'
import type { ComponentProps } from 'react'
import { useSpoken } from '../spoken/use-spoken.ts'
import { type Bound, Field, type FieldProps } from './Field.tsx'

/** How long typing must pause before the count is announced. */
const SPEAK_AFTER_MS = 1000

/**
 * Multi-line text that grows with its content. `max` limits the length and shows a count, announced only when
 * typing pauses.
 */
export function TextArea({
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
  max,
  code,
  ...area
}: FieldProps &
  Bound<string> &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | keyof Bound<string> | 'className'> & {
    max?: number | undefined
    /** For source text: monospaced, with room for a page. */
    code?: boolean | undefined
  }) {
  return (
    <Field
      {...{ label, hint, error, good, optional, unmarked, labelHidden, id }}
      below={max !== undefined && <Count count={value.length} max={max} />}
    >
      {(control) => (
        <span className="box" data-lines="" data-code={code ? '' : undefined}>
          <textarea
            {...area}
            {...control}
            maxLength={max}
            value={value}
            onChange={(event) => onChange?.(event.target.value)}
          />
        </span>
      )}
    </Field>
  )
}

function Count({ count, max }: { count: number; max: number }) {
  const spoken = useSpoken(fieldText.countSpoken(count, max), SPEAK_AFTER_MS)
  return (
    <p className="field-count" data-full={count >= max || undefined}>
      <span aria-hidden="true">{fieldText.countOf(count, max)}</span>
      <output className="sr-only">{spoken}</output>
    </p>
  )
}
