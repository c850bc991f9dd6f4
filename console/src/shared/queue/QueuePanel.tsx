import type { ReactNode } from 'react'

/** What is open of a queue: its parts one below the other, and at the foot what can be done with it. */
export function QueuePanel({
  label,
  actions,
  children,
}: {
  /** Which row it is, for those who cannot see it. */
  label: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <article className="master-detail" aria-label={label}>
      <div className="master-body">
        <div className="stack">{children}</div>
      </div>
      {actions && <footer className="master-actions">{actions}</footer>}
    </article>
  )
}
