import { call } from '@longhaul/browser/calls/client.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'

type Page = Reply<'GET /points'>
export type PointEntry = Page['items'][number]
export type Points = Omit<Page, 'next_cursor'>

/** The points and every change of them, page by page. */
export function usePoints() {
  return useInfiniteQuery<Page, CallError, Points, readonly unknown[], string>({
    queryKey: ['GET /points', 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /points', { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: ({ pages }) => ({ ...pages[0]!, items: pages.flatMap((page) => page.items) }),
  })
}
