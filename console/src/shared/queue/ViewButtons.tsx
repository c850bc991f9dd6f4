import type { ReactNode } from 'react'

const VIEW = 'inline-flex min-h-8 items-center gap-2 rounded-control border px-3'
const PRESSED = 'border-primary bg-primary-tint font-semibold text-primary'

/** A row of toggle buttons that select a part of a list. `children` follow them. */
export function ViewButtons<View extends string>({
  label,
  of: { ids, shown, show },
  name,
  count,
  children,
}: {
  label: string
  /** The parts, as returned by `useStage`. */
  of: { ids: readonly View[]; shown: View; show: (view: View) => void }
  name: (view: View) => ReactNode
  count?: (view: View) => number | undefined
  children?: ReactNode
}) {
  return (
    <div className="mb-3 flex flex-wrap gap-2" role="group" aria-label={label}>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className={`${VIEW} ${id === shown ? PRESSED : 'bg-surface text-ink-2'}`}
          aria-pressed={id === shown}
          onClick={() => show(id)}
        >
          {name(id)}
          {count?.(id) !== undefined && (
            <span className="min-w-6 rounded-full bg-sunken px-1.5 text-center text-xs/[22px] font-medium text-ink-2 tabular-nums">
              {count(id)}
            </span>
          )}
        </button>
      ))}
      {children}
    </div>
  )
}
