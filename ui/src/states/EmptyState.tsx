import type { ReactNode } from 'react'

/** Shown when there is nothing yet: a picture, one sentence, one action. */
export function EmptyState({
  picture,
  title,
  children,
  action,
}: {
  picture?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="state">
      {picture}
      <p className="state-title">{title}</p>
      {children && <div className="state-words">{children}</div>}
      {action && <div className="state-action">{action}</div>}
    </div>
  )
}
