import type { ReactNode } from 'react'

/**
 * Which part of a desk is shown: a row of buttons, one of them pressed. `children` stand behind them. The first is what
 * an address without a word shows: `onShow` gets '' for it.
 */
export function ViewButtons<View extends string>({
  label,
  views,
  shown,
  onShow,
  children,
}: {
  label: string
  views: readonly { id: View; name: ReactNode; count?: number | undefined }[]
  shown: View
  onShow: (view: View | '') => void
  children?: ReactNode
}) {
  return (
    <div className="desk-views" role="group" aria-label={label}>
      {views.map(({ id, name, count }, at) => (
        <button
          key={id}
          type="button"
          className="desk-view"
          aria-pressed={id === shown}
          onClick={() => onShow(at === 0 ? '' : id)}
        >
          {name}
          {count !== undefined && <span className="tab-count">{count}</span>}
        </button>
      ))}
      {children}
    </div>
  )
}
