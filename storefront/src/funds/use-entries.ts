import { call } from '@longhaul/browser/calls/client.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

type Page = Reply<'GET /funds/entries'>
export type Entry = Page['items'][number]
export type FundsAccount = Entry['account']

export type EntriesQuery = { account?: FundsAccount; from?: string; to?: string }

/** The statement, page by page, of one account or all. Its key begins with the call, so that live updates find it. */
export function useEntries(query: EntriesQuery) {
  return useInfiniteQuery<Page, CallError, Entry[], readonly unknown[], string>({
    queryKey: ['GET /funds/entries', query, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /funds/entries',
        { query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap((page) => page.items),
  })
}

export type Days = ReturnType<typeof useDays>

/** The days to which the statement is narrowed: as they stand in the address, and as the server is asked. Days are the shopper's own. */
export function useDays() {
  const [typedFrom, setFrom] = useSearchParam('from', { replace: true })
  const [typedTo, setTo] = useSearchParam('to', { replace: true })
  const from = dayOf(typedFrom)
  const to = dayOf(typedTo)
  return {
    from,
    to,
    setFrom,
    setTo,
    any: from !== '' || to !== '',
    query: {
      ...(from ? { from: new Date(`${from}T00:00:00`).toISOString() } : {}),
      ...(to ? { to: new Date(new Date(`${to}T00:00:00`).setHours(24)).toISOString() } : {}),
    },
  }
}

/** A calendar day such as `2026-11-02`; anything else is none. */
const dayOf = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
