import type { ReactNode } from 'react'

/** Which part of a desk is shown: a row of buttons, one of them pressed. `children` stand behind them. */
export function ViewButtons<View extends string>({
  label,
  of: { ids, shown, show },
  name,
  count,
  children,
}: {
  label: string
  /** The parts, as `useStage` keeps them in the address. */
  of: { ids: readonly View[]; shown: View; show: (view: View) => void }
  name: (view: View) => ReactNode
  count?: (view: View) => number | undefined
  children?: ReactNode
}) {
  return (
    <div className="desk-views" role="group" aria-label={label}>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className="desk-view"
          aria-pressed={id === shown}
          onClick={() => show(id)}
        >
          {name(id)}
          {count?.(id) !== undefined && <span className="tab-count">{count(id)}</span>}
        </button>
      ))}
      {children}
    </div>
  )
}
