import { type ReactNode, useEffect } from 'react'
import { shellText } from '@longhaul/text/console/shell/shell.ts'

const FILLED = 'grid h-dvh grid-rows-[auto_minmax(0,1fr)] max-md:block max-md:h-auto'
/**
 * Next to a long lead, the search box and its button stay on one line. On a phone they go below the title
 * unless they all fit beside it.
 */
const ACTIONS =
  'flex flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-2 max-md:flex-initial max-md:justify-start lg:ms-auto lg:max-w-[70%] lg:flex-none print:hidden'

/**
 * Layout of a screen: the document title, the `<h1>`, and the actions next to it. The console uses the full
 * width.
 */
export function Page({
  title,
  lead,
  actions,
  fill,
  children,
}: {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  /** As high as the window; its parts scroll (list and detail side by side). */
  fill?: boolean
  children: ReactNode
}) {
  useEffect(() => {
    document.title = shellText.titleOf(title)
  }, [title])
  return (
    <div className={`px-6 pt-5 max-md:px-(--gutter) ${fill ? FILLED : 'pb-10'}`}>
      <header className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:flex-nowrap">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className="text-ink-2">{lead}</p>}
        </div>
        {actions && <div className={ACTIONS}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
