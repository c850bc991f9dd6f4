import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import type { PagedList } from '../calls/use-pages.ts'

/** The pager below a list from `usePages`; `shown` is how many of its rows are listed. */
export const MorePages = ({
  of,
  shown,
}: {
  of: Pick<PagedList<unknown>, 'more' | 'loadingMore' | 'loadMore'>
  shown: number
}) => <Pager shown={shown} more={of.more} loading={of.loadingMore} onMore={of.loadMore} />
