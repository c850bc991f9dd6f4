import { findText } from '@longhaul/text/console/find/find.ts'
import { useEffect, useRef } from 'react'
import type { Entry, EntryGroup } from './use-entries.ts'

/** The results in groups; a single list of options for screen readers. */
export function FindResults({
  id,
  entries,
  active,
  onChoose,
}: {
  id: string
  entries: readonly Entry[]
  active: number
  onChoose: (entry: Entry) => void
}) {
  const groups = [...new Set(entries.map(({ group }) => group))]
  return (
    <div id={id} role="listbox" aria-label={findText.results} className="overflow-y-auto overscroll-contain">
      {groups.map((group) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className="px-2 pt-2 pb-1 text-xs font-semibold text-ink-2">
            {findText.groups[group]}
          </p>
          {entries.map(
            (entry, place) =>
              entry.group === group && (
                <Option
                  key={entry.key}
                  id={`${id}-${place}`}
                  entry={entry}
                  active={place === active}
                  onChoose={() => onChoose(entry)}
                />
              ),
          )}
        </div>
      ))}
    </div>
  )
}

/** Groups whose labels are numbers. */
const NUMBERS: readonly EntryGroup[] = ['found', 'last']

function Option({
  id,
  entry,
  active,
  onChoose,
}: {
  id: string
  entry: Entry
  active: boolean
  onChoose: () => void
}) {
  const option = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (active) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <button
      type="button"
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="flex min-h-11 w-full text-start cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-sunken aria-selected:bg-primary-tint aria-selected:shadow-[inset_3px_0_0_var(--primary)]"
      // Prevents the field from losing the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span
        className={`shrink-0 ${NUMBERS.includes(entry.group) ? 'font-mono text-sm max-md:max-w-[50%] max-md:truncate' : ''}`}
      >
        {entry.label}
      </span>
      {entry.note && <span className="min-w-0 truncate text-sm text-ink-2">{entry.note}</span>}
      {entry.what && <span className="ms-auto shrink-0 text-xs text-ink-2">{entry.what}</span>}
    </button>
  )
}
