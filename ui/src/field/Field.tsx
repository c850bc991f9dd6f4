import { fieldText } from '@longhaul/text/ui.ts'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FocusEvent, type ReactNode, useId } from 'react'
import { useTypedBefore } from './typed-before.ts'

/** What every field takes. A field is required unless it says `optional`; both are written beside its label. */
export type FieldProps = {
  label: string
  hint?: ReactNode
  /** The sentence that says what is wrong and how to fix it. */
  error?: string | null | undefined
  /** Shows a tick: a mistake was fixed, or a rule is met. */
  good?: boolean | undefined
  optional?: boolean | undefined
  /** Neither word: search boxes and filters. */
  unmarked?: boolean | undefined
  /** The label is for screen readers only: where a heading or a column says it already. */
  labelHidden?: boolean | undefined
  id?: string | undefined
  name?: string | undefined
}

/** The further props of a field with a value of type T; `useForm` gives them all: `{...form.field('email')}`. */
export type Bound<T> = {
  value?: T | undefined
  onChange?: ((value: T) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Label, words, hint, error and tick around any control: `<Field label="…">{(control) => <input {...control} />}</Field>`. */
export function Field({
  label,
  hint,
  error,
  good,
  optional,
  unmarked,
  labelHidden,
  id: ownId,
  after,
  children,
}: FieldProps & { after?: ReactNode; children: (control: Control) => ReactNode }) {
  const madeId = useId()
  const id = ownId ?? madeId
  useTypedBefore(id)
  const described = [optional && `${id}-need`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
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
      <FieldError id={`${id}-error`} error={error} />
      {after}
    </div>
  )
}

/** "required" or "optional", in words. Screen readers learn the first from the control itself. */
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
