import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type Bound, Field, type FieldProps } from './Field.tsx'
import './combobox.css'

/** Something to choose. `value` is what the field holds afterwards. */
export type Suggestion = { value: string; label: ReactNode; hint?: ReactNode }

/**
 * A line of text with suggestions for what is typed: arrows walk them, Enter or a click takes one, Escape closes. Anything else may be typed
 * too; the form's check says whether it will do. `suggest` is asked with every change and must be quick.
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
    /** A suggestion was taken; `onChange` has had its value already. */
    onChoose?: ((value: string) => void) | undefined
    /** What the list is called by screen readers. */
    listLabel: string
    /** What stands in the list when nothing is found. */
    none: string
  }) {
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = open ? suggest(value) : []
  const shown = open && value.trim() !== ''

  function take(one: Suggestion) {
    onChange?.(one.value)
    onChoose?.(one.value)
    close()
  }
  function close() {
    setOpen(false)
    setActive(-1)
  }
  function walk(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      return close()
    }
    if (event.key === 'Enter' && shown && found[active]) {
      event.preventDefault()
      return take(found[active])
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!open) return setOpen(true)
    const step = event.key === 'ArrowDown' ? 1 : -1
    const next =
      found.length === 0
        ? -1
        : (active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length
    setActive(next)
    list.current?.children[next]?.scrollIntoView?.({ block: 'nearest' })
  }

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
              aria-expanded={shown}
              aria-controls={listId}
              aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
              value={value}
              onKeyDown={walk}
              onChange={(event) => {
                onChange?.(event.target.value)
                setOpen(true)
                setActive(-1)
              }}
              onBlur={(event) => {
                close()
                onBlur?.(event)
              }}
            />
          </span>
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={listLabel}
            className="combobox-list"
            hidden={!shown}
          >
            {shown && found.length === 0 && <p className="combobox-none">{none}</p>}
            {shown &&
              found.map((entry, place) => (
                <button
                  type="button"
                  tabIndex={-1}
                  key={entry.value}
                  id={`${listId}-${place}`}
                  role="option"
                  aria-selected={place === active}
                  // Before the field loses the focus, which would close the list.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(entry)}
                >
                  <span>{entry.label}</span>
                  {entry.hint && <small>{entry.hint}</small>}
                </button>
              ))}
          </div>
        </span>
      )}
    </Field>
  )
}
