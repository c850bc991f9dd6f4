import { starsText } from '@longhaul/text/ui/label.ts'
import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import { type Bound, FieldError, Need } from '../field/Field.tsx'
import './stars.css'

/** A rating of one to five, as radios with words. The value is "" until one is chosen, then "1" to "5". */
export function Stars({
  label,
  value = '',
  onChange,
  onBlur,
  id: ownId,
  name,
  error,
  optional,
}: Bound<string> & {
  label: string
  id?: string | undefined
  name?: string | undefined
  error?: string | null | undefined
  good?: boolean | undefined
  optional?: boolean | undefined
}) {
  const madeId = useId()
  const id = ownId ?? madeId
  const chosen = Number(value)
  return (
    <fieldset
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={optional ? undefined : true}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
      }}
    >
      <legend className="field-head">
        <span className="field-label" id={`${id}-label`}>
          {label}
        </span>
        <Need id={`${id}-need`} optional={optional} />
      </legend>
      <div className="stars">
        {starsText.stars.map((words, index) => {
          const stars = String(index + 1)
          return (
            <label key={stars} title={words} data-lit={index < chosen || undefined}>
              <input
                type="radio"
                className="sr-only"
                id={stars === (value || '1') ? id : undefined}
                name={name ?? id}
                value={stars}
                checked={value === stars}
                aria-label={starsText.starNamed(words, index + 1)}
                onChange={() => onChange?.(stars)}
              />
              <Star />
            </label>
          )
        })}
        <span className="stars-words" aria-hidden="true">
          {starsText.stars[chosen - 1] ?? starsText.noStars}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
