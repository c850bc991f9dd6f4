import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import type { ReactNode } from 'react'
import { MasterList } from './Master.tsx'

/** The paged list of a queue. */
export function QueueList({
  label,
  shown,
  pages,
  head,
  none,
  children,
}: {
  label: string
  /** Number of rows loaded. */
  shown: number
  pages: { more: boolean; loadingMore: boolean; loadMore: () => void }
  /** Above the rows. */
  head?: ReactNode
  /** Shown if there are no rows. */
  none?: ReactNode
  children: ReactNode
}) {
  return (
    <MasterList>
      {head && <div className="border-b border-line/65 px-4 pt-3 text-sm">{head}</div>}
      {none && <p className="px-4 py-5 text-ink-2">{none}</p>}
      <ul aria-label={label}>{children}</ul>
      {pages.more && <Pager shown={shown} more loading={pages.loadingMore} onMore={pages.loadMore} />}
    </MasterList>
  )
}
