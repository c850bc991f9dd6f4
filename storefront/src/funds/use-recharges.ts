import { call } from '@longhaul/browser/calls/client.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'

type Page = Reply<'GET /recharges'>
export type Recharge = Page['items'][number]

/** The recharges, newest first, page by page. */
export function useRecharges() {
  return useInfiniteQuery<Page, CallError, Recharge[], readonly unknown[], string>({
    queryKey: ['GET /recharges', 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /recharges', { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.items),
  })
}
