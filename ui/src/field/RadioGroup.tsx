import { type ReactNode, useId } from 'react'
import { type Bound, FieldError, type FieldProps, Need } from './Field.tsx'
import './choices.css'

export type Choice = {
  value: string
  label: ReactNode
  /** Shown above the text of a tile. */
  picture?: string | undefined
  hint?: ReactNode
  /** Shown at the end of the row: a price. */
  aside?: ReactNode
  /** Shown below the row while it is chosen: the fields that this method needs. */
  detail?: ReactNode
  /** Why it cannot be chosen; greys it out and shows the reason. */
  disabledReason?: string | null | undefined
}

/**
 * A choice of a few visible options. `look="cards"` frames each one (payment and shipping methods);
 * `look="row"` puts them side by side; `look="tiles"` makes them boxes to press, with a picture above the
 * text if there is one.
 */
export function RadioGroup({
  label,
  hint,
  error,
  optional,
  unmarked,
  labelHidden,
  id: ownId,
  name: ownName,
  value,
  onChange,
  onBlur,
  choices,
  look = 'plain',
}: FieldProps &
  Bound<string> & { choices: readonly Choice[]; look?: 'plain' | 'cards' | 'row' | 'tiles' | undefined }) {
  const madeId = useId()
  const id = ownId ?? madeId
  const name = ownName ?? id
  const described = [optional && `${id}-need`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  // An error link points to the group's id, which therefore belongs to the radio that Tab would reach.
  const entry =
    choices.find((choice) => choice.value === value) ?? choices.find((choice) => !choice.disabledReason)
  return (
    <fieldset
      className="field"
      role="radiogroup"
      data-state={error ? 'error' : undefined}
      aria-required={optional || unmarked ? undefined : true}
      aria-invalid={error ? true : undefined}
      aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      aria-labelledby={`${id}-label`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
      }}
    >
      <legend className={labelHidden ? 'sr-only' : 'field-head'}>
        <span className="field-label" id={`${id}-label`}>
          {label}
        </span>
        {!unmarked && <Need id={`${id}-need`} optional={optional} />}
      </legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="choices" data-look={look}>
        {choices.map((choice) => (
          <ChoiceItem
            key={choice.value}
            choice={choice}
            id={choice === entry ? id : `${id}-${choice.value}`}
            name={name}
            checked={choice.value === value}
            onChange={onChange}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

function ChoiceItem({
  choice,
  id,
  name,
  checked,
  onChange,
}: {
  choice: Choice
  id: string
  name: string
  checked: boolean
  onChange: ((value: string) => void) | undefined
}) {
  return (
    <div
      className="choice-item"
      data-off={choice.disabledReason ? '' : undefined}
      data-picture={choice.picture ? '' : undefined}
    >
      <label className="choice">
        <input
          type="radio"
          id={id}
          name={name}
          value={choice.value}
          checked={checked}
          disabled={Boolean(choice.disabledReason)}
          onChange={() => onChange?.(choice.value)}
        />
        {choice.picture && (
          <img className="choice-picture" src={choice.picture} alt="" width={80} height={58} />
        )}
        <span className="choice-words">
          {choice.label}
          {choice.hint && <span className="choice-hint">{choice.hint}</span>}
          {choice.disabledReason && <span className="choice-hint">{choice.disabledReason}</span>}
        </span>
        {choice.aside && <span className="choice-aside">{choice.aside}</span>}
      </label>
      {choice.detail && checked && <div className="choice-detail">{choice.detail}</div>}
    </div>
  )
}
