import { type ComponentProps, useId } from 'react'
import { type Bound, Field, type FieldProps } from './Field.tsx'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'
import { SuggestionList } from './SuggestionList.tsx'

/**
 * A text field with suggestions: arrows move through them, Enter or a click chooses one, Escape closes the
 * list. Any other text is accepted too; the form's check validates it. `suggest` is called on every change
 * and must be fast.
 */
export function Combobox({
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
  onBlur,
  onChoose,
  suggest,
  listLabel,
  none,
  ...input
}: FieldProps &
  Bound<string> &
  Omit<ComponentProps<'input'>, keyof FieldProps | keyof Bound<string> | 'className'> & {
    suggest: (typed: string) => readonly Suggestion[]
    /** Called when a suggestion is chosen, after `onChange` was called with its value. */
    onChoose?: ((value: string) => void) | undefined
    /** The accessible name of the list. */
    listLabel: string
    /** Shown in the list when nothing is found. */
    none: string
  }) {
  const listId = useId()
  const list = useSuggestions(value, suggest, (taken) => {
    onChange?.(taken)
    onChoose?.(taken)
  })
  return (
    <Field {...{ label, hint, error, good, optional, unmarked, labelHidden, id }}>
      {(control) => (
        <span className="combobox">
          <span className="box">
            <input
              type="text"
              autoComplete="off"
              {...input}
              {...control}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={list.shown}
              aria-controls={listId}
              aria-activedescendant={list.shown && list.active >= 0 ? `${listId}-${list.active}` : undefined}
              value={value}
              onKeyDown={list.press}
              onChange={(event) => {
                onChange?.(event.target.value)
                list.restart()
              }}
              onBlur={(event) => {
                list.close()
                onBlur?.(event)
              }}
            />
          </span>
          <SuggestionList id={listId} label={listLabel} none={none} {...list} />
        </span>
      )}
    </Field>
  )
}
