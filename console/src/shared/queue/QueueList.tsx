import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import type { ReactNode } from 'react'
import { MasterList } from './Master.tsx'

/** The rows of a queue at the side, page after page. */
export function QueueList({
  label,
  shown,
  pages,
  none,
  children,
}: {
  label: string
  /** How many rows are loaded. */
  shown: number
  pages: { more: boolean; loadingMore: boolean; loadMore: () => void }
  /** Said above the place of the rows where there are none. */
  none?: ReactNode
  children: ReactNode
}) {
  return (
    <MasterList>
      {none && <p className="px-4 py-5 text-ink-2">{none}</p>}
      <ul aria-label={label}>{children}</ul>
      {pages.more && <Pager shown={shown} more loading={pages.loadingMore} onMore={pages.loadMore} />}
    </MasterList>
  )
}
