import type { ReactNode } from 'react'
import { useHead } from '../shared/head.ts'

/** The sheet of a page in the login layout: heading, a form or a message, and the way to the other page below. */
export function AccountCard({
  title,
  picture,
  lead,
  below,
  children,
}: {
  title: string
  picture?: ReactNode
  lead?: ReactNode
  below?: ReactNode
  children?: ReactNode
}) {
  useHead({ title })
  return (
    <div className="account-card">
      <section className="card account-sheet">
        {picture && <div className="account-picture">{picture}</div>}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <div className="account-lead">{lead}</div>}
        {children && <div className="account-body">{children}</div>}
      </section>
      {below && <p className="account-below">{below}</p>}
    </div>
  )
}
