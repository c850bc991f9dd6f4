import type { RefObject } from 'react'
import type { Suggestion } from './use-suggestions.ts'
import './combobox.css'

/** The list below a field: a click takes a suggestion, as Enter does with the active one. */
export function SuggestionList({
  id,
  label,
  none,
  list,
  shown,
  found,
  active,
  take,
}: {
  id: string
  label: string
  none: string
  list: RefObject<HTMLDivElement | null>
  shown: boolean
  found: readonly Suggestion[]
  active: number
  take: (suggestion: Suggestion) => void
}) {
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="combobox-list" hidden={!shown}>
      {shown && found.length === 0 && <p className="combobox-none">{none}</p>}
      {shown &&
        found.map((suggestion, place) => (
          <button
            type="button"
            tabIndex={-1}
            key={suggestion.value}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === active}
            // Prevents the field from losing the focus, which would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(suggestion)}
          >
            <span>{suggestion.label}</span>
            {suggestion.hint && <small>{suggestion.hint}</small>}
          </button>
        ))}
    </div>
  )
}
