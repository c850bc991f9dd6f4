import type { ReactNode } from 'react'
import { useHead } from './head.ts'

const WIDTHS = { page: '', text: '*:max-w-text', form: '*:max-w-form' }
const HEAD = 'mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3'

/**
 * The frame of a screen: sets the tab's title and renders the single `<h1>` within the page width of 1190 px.
 * `width="form"` is for a column of fields, `"text"` for running text. `actions` are placed at the end of the
 * heading's line.
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
  /** The tab's title: unique, beginning with the page's subject. */
  title: string
  heading?: ReactNode
  /** Shows the heading to screen readers only, where the page's design already makes the subject clear. */
  headingHidden?: boolean
  lead?: ReactNode
  /** Placed above the heading: the link back. */
  above?: ReactNode
  actions?: ReactNode
  width?: 'page' | 'text' | 'form'
  children: ReactNode
}) {
  useHead({ title })
  return (
    <div className={`wrap pt-8 pb-14 max-md:pt-4 ${WIDTHS[width]}`}>
      {above}
      <header className={headingHidden ? 'sr-only' : HEAD}>
        <div className="min-w-0">
          <h1 tabIndex={-1}>{heading}</h1>
          {lead && <div className="mt-2 max-w-text text-pretty text-ink-2">{lead}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
