import { call } from '@longhaul/browser/calls/client.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'

type Page = Reply<'GET /inbounds'>
export type Inbound = Page['items'][number]

/** The announced parcels, page by page. Its key begins with the call, so that live updates find it. */
export function useInbounds() {
  const pages = useInfiniteQuery<Page, CallError, Inbound[], readonly unknown[], string>({
    queryKey: ['GET /inbounds', 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /inbounds', { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.items),
  })
  return pages
}
