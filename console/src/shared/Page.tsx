import { type ReactNode, useEffect } from 'react'
import { shellText } from '@longhaul/text/console/shell/shell.ts'

/** The frame of a screen: its title in the tab, its one `<h1>`, and what stands beside that. The console uses the full width. */
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
  /** The screen is as high as the window, and its parts scroll: list and detail side by side. */
  fill?: boolean
  children: ReactNode
}) {
  useEffect(() => {
    document.title = shellText.titleOf(title)
  }, [title])
  return (
    <div className="screen" data-fill={fill ? '' : undefined}>
      <header className="screen-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className="screen-lead">{lead}</p>}
        </div>
        {actions && <div className="screen-actions">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
