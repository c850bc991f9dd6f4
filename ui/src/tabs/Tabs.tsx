import { number } from '@longhaul/text/format.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

/** `isMore`: there are at least `count`. */
export type Tab<Id extends string> = { id: Id; label: string; count?: number | undefined; isMore?: boolean }

/**
 * Tabs over one panel, `children`. The counts belong to the names. Arrows, Home and End move and choose; the owner keeps
 * the choice in the URL. Too many for the width scroll sideways, the chosen one in sight.
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
  /** `chips` where they narrow one list and are no pages of their own. */
  look?: 'chips' | undefined
  onChange: (id: Id) => void
  children: ReactNode
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = document.getElementById(`${id}-${current}`)
    // only sideways: the page itself must not jump
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2
  }, [current, id])

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
