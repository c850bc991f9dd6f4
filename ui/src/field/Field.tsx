import { fieldText } from '@longhaul/text/ui.ts'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type FocusEvent, type ReactNode, useId } from 'react'
import { useTypedBefore } from './typed-before.ts'

/** The props of every field. A field is required unless it is `optional`; its label says which. */
export type FieldProps = {
  label: string
  hint?: ReactNode
  /** The sentence that says what is wrong and how to fix it. */
  error?: string | null | undefined
  /** Shows a tick: a mistake was fixed, or a rule is met. */
  good?: boolean | undefined
  optional?: boolean | undefined
  /** Shows neither "required" nor "optional": for search boxes and filters. */
  unmarked?: boolean | undefined
  /** The label is for screen readers only, where a heading or a column already shows it. */
  labelHidden?: boolean | undefined
  id?: string | undefined
  name?: string | undefined
}

/**
 * The props that bind a field to a value of type T; `useForm` provides them all: `{...form.field('email')}`.
 */
export type Bound<T> = {
  value?: T | undefined
  onChange?: ((value: T) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

/** What may stand below a field's control, after its error. */
export type Below = {
  /** A sentence about what looks like a mistake and may be right: it stops nobody. */
  warning?: string | null | undefined
  below?: ReactNode
}

type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/**
 * Label, required or optional mark, hint, error and tick around any control: `<Field label="…">{(control) =>
 * <input {...control} />}</Field>`.
 */
export function Field({
  label,
  hint,
  error,
  good,
  optional,
  unmarked,
  labelHidden,
  id: ownId,
  warning,
  below,
  children,
}: FieldProps & Below & { children: (control: Control) => ReactNode }) {
  const madeId = useId()
  const id = ownId ?? madeId
  useTypedBefore(id)
  const described = [
    optional && `${id}-need`,
    hint && `${id}-hint`,
    error && `${id}-error`,
    warning && `${id}-warning`,
  ].filter(Boolean)
  return (
    <div className="field" data-state={error ? 'error' : good ? 'good' : undefined}>
      <div className={labelHidden ? 'sr-only' : 'field-head'}>
        <label htmlFor={id}>{label}</label>
        {!unmarked && <Need id={`${id}-need`} optional={optional} />}
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="field-control">
        {children({
          id,
          'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': optional || unmarked ? undefined : true,
        })}
        {good && !error && <Check className="field-tick" />}
      </div>
      <div className="field-below">
        <FieldError id={`${id}-error`} error={error} />
        {warning && (
          <p className="field-error field-warning" id={`${id}-warning`}>
            <TriangleAlert />
            <span>{warning}</span>
          </p>
        )}
        {below}
      </div>
    </div>
  )
}

/** "required" or "optional", in words. Screen readers are told "required" by the control itself. */
export function Need({ id, optional }: { id: string; optional?: boolean | undefined }) {
  return (
    <span className="field-need" id={id} aria-hidden={optional ? undefined : true}>
      {optional ? fieldText.optional : fieldText.required}
    </span>
  )
}

/** The line under a field that says what is wrong. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null
  return (
    <p className="field-error" id={id}>
      <CircleAlert />
      <span>
        <span className="sr-only">{fieldText.errorPrefix}</span>
        {error}
      </span>
    </p>
  )
}
