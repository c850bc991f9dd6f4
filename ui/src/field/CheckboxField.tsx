import { type ReactNode, useEffect, useId, useRef } from 'react'
import { type Bound, FieldError } from './Field.tsx'

/** Yes or no; the whole row is its label. `mixed` draws the third state of a "select all". */
export function CheckboxField({
  label,
  labelHidden,
  hint,
  error,
  id: ownId,
  name,
  value,
  onChange,
  onBlur,
  mixed = false,
  disabled,
  required,
}: Bound<boolean> & {
  label: ReactNode
  labelHidden?: boolean | undefined
  hint?: ReactNode
  error?: string | null | undefined
  /** Passed by `useForm`; not shown, since a tick beside a checkbox would mean nothing. */
  good?: boolean | undefined
  id?: string | undefined
  name?: string | undefined
  mixed?: boolean | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
}) {
  const madeId = useId()
  const id = ownId ?? madeId
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field" data-state={error ? 'error' : undefined}>
      <label className="choice">
        <input
          ref={input}
          type="checkbox"
          id={id}
          name={name}
          checked={value ?? false}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange?.(event.target.checked)}
          onBlur={onBlur}
        />
        <span className={labelHidden ? 'sr-only' : 'choice-words'}>{label}</span>
      </label>
      {hint && (
        <p className="field-hint choice-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
