import { number } from '@longhaul/text/format.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

/** `isMore`: `count` is only a minimum, shown as "20+". */
export type Tab<Id extends string> = { id: Id; label: string; count?: number | undefined; isMore?: boolean }

/**
 * Tabs over one panel, `children`. The counts are part of the tabs' names. Arrows, Home and End move and
 * choose; the owner stores the choice in the URL. Tabs that do not fit scroll sideways, keeping the chosen
 * one in view.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  look,
  onChange,
  children,
}: {
  label: string
  tabs: readonly Tab<Id>[]
  current: Id
  /** `chips` if the tabs filter one list rather than switch between pages. */
  look?: 'chips' | undefined
  onChange: (id: Id) => void
  children: ReactNode
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // Counts that arrive later make the tabs wider.
  const isCounted = tabs.some(({ count }) => count !== undefined)
  useEffect(() => {
    const chosen = document.getElementById(`${id}-${current}`)
    // Scrolls only sideways: the page itself must not jump.
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2
  }, [current, id, isCounted])

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === current)
    const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (goal === undefined) return
    event.preventDefault()
    const next = tabs[(goal + tabs.length) % tabs.length]
    if (!next) return
    document.getElementById(`${id}-${next.id}`)?.focus()
    onChange(next.id)
  }

  return (
    <div>
      <div className="tabs" data-look={look} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="tab-count">{`${number(tab.count)}${tab.isMore ? '+' : ''}`}</span>
            )}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  )
}
