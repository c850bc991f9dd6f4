import { call } from '@longhaul/browser/calls/client.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { ParcelStatus } from '@longhaul/domain/parcels/stages.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ParcelCard } from './parcel.ts'

type Page = Reply<'GET /parcels'>
export type ParcelList = { items: ParcelCard[]; counts: Page['counts'] }

/** The packages of a tab that match some words, page by page, with the counts of all tabs. Its key begins with the call, so that live updates find it. */
export function useParcels(filter: { status?: ParcelStatus; q?: string }) {
  return useInfiniteQuery<Page, CallError, ParcelList, readonly unknown[], string>({
    queryKey: ['GET /parcels', filter, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /parcels', { query: { ...filter, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ items: pages.flatMap((page) => page.items), counts: pages[0]?.counts ?? {} }),
  })
}
