import type { ReactNode } from 'react'
import { useHead } from './head.ts'

/**
 * The frame of a screen: its title in the tab, its one `<h1>`, the page width of 1190 px. `width="form"` is for a column of fields, `"text"`
 * for running text. `actions` stand at the end of the heading's line.
 */
export function Page({
  title,
  heading = title,
  headingHidden,
  lead,
  above,
  actions,
  width = 'page',
  children,
}: {
  /** What the tab says: unique, begins with the page's subject. */
  title: string
  heading?: ReactNode
  /** The heading is for screen readers: where the page's look says it already. */
  headingHidden?: boolean
  lead?: ReactNode
  /** Stands above the heading: the way back. */
  above?: ReactNode
  actions?: ReactNode
  width?: 'page' | 'text' | 'form'
  children: ReactNode
}) {
  useHead({ title })
  return (
    <div className="wrap page" data-width={width}>
      {above}
      <header className={headingHidden ? 'sr-only' : 'page-head'}>
        <div className="page-heading">
          <h1 tabIndex={-1}>{heading}</h1>
          {lead && <div className="page-lead">{lead}</div>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
