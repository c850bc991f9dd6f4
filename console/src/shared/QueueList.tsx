import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import type { ReactNode } from 'react'

/** The rows of a queue at the side, page after page. */
export function QueueList({
  label,
  shown,
  pages,
  children,
}: {
  label: string
  /** How many rows are loaded. */
  shown: number
  pages: { more: boolean; loadingMore: boolean; loadMore: () => void }
  children: ReactNode
}) {
  return (
    <div className="master-list">
      <ul aria-label={label}>{children}</ul>
      {pages.more && <Pager shown={shown} more loading={pages.loadingMore} onMore={pages.loadMore} />}
    </div>
  )
}
