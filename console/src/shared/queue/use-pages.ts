import { call } from '@longhaul/browser/calls/client.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

type ListSpec =
  | 'GET /staff/order_items'
  | 'GET /staff/stock_items'
  | 'GET /staff/parcels'
  | 'GET /staff/unclaimed'
  | 'GET /staff/refund_cases'
  | 'GET /staff/mails'
  | 'GET /staff/conversations'
  | 'GET /staff/leads'
  | 'GET /staff/recharges'
  | 'GET /staff/remittances'
  | 'GET /staff/withdrawals'
  | 'GET /staff/reconciliation'
  | 'GET /staff/debts'
  | 'GET /staff/coupon_offers'
  | 'GET /staff/claims'
  | 'GET /staff/parcel_alarms'
  | 'GET /staff/reviews'
  | 'GET /staff/members'
  | 'GET /staff/audit'
  | 'GET /staff/ledger'
  | 'GET /staff/lists/items'
  | 'GET /staff/shoppers'
  | 'GET /staff/adjustments'

type Item<S extends ListSpec> = Reply<S>['items'][number]
type Query<S extends ListSpec> = Omit<NonNullable<ArgsOf<S>['query']>, 'cursor' | 'limit'>

/** A list that comes page by page, as `usePages` answers it. */
export type PagedList<Row> = {
  /** Undefined until the first answer, so that `Loaded` can tell. */
  data: { items: readonly Row[] } | undefined
  error: CallError | null
  isFetching: boolean
  /** The rows are those of what was asked before: the answer is on its way. */
  isStale: boolean
  refetch: () => unknown
  more: boolean
  loadingMore: boolean
  loadMore: () => void
}

/** A list that comes page by page. What is shown stays while another filter's answer is on its way. */
export function usePages<S extends ListSpec>(
  spec: S,
  query: Query<S>,
  { limit = 50, enabled = true }: { limit?: number; enabled?: boolean } = {},
) {
  const pages = useInfiniteQuery<
    Reply<S>,
    CallError,
    InfiniteData<Reply<S>, string | undefined>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: [spec, query, 'pages', limit],
    queryFn: ({ pageParam, signal }) =>
      call(spec, { query: { ...query, limit, cursor: pageParam } } as ArgsOf<S>, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled,
  })
  const found = pages.data?.pages
  return {
    data: found && { first: found[0], items: found.flatMap((page): Item<S>[] => page.items) },
    error: pages.error,
    isFetching: pages.isFetching,
    isStale: pages.isPlaceholderData,
    refetch: pages.refetch,
    more: pages.hasNextPage,
    loadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
  }
}
