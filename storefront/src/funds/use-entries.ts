import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../api.ts'

type Page = Reply<'GET /funds/entries'>
export type Entry = Page['items'][number]
export type FundsAccount = Entry['account']

/** The statement, page by page, of one account or all. Its key begins with the call, so that live updates find it. */
export function useEntries(account: FundsAccount | undefined) {
  return useInfiniteQuery<Page, CallError, Entry[], readonly unknown[], string>({
    queryKey: ['GET /funds/entries', { account }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /funds/entries',
        { query: { ...(account ? { account } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap((page) => page.items),
  })
}
