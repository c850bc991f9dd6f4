import type { CallError } from '@longhaul/contract/client.ts'
import type { ArgsOf, Reply, Spec } from '@longhaul/contract/routes.ts'
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { app } from '../app.ts'
import { call } from './client.ts'

/** The calls that return one page of a list and have no path parameters. */
type ListSpec = { [S in PlainSpec]: Reply<S> extends AnyPage ? S : never }[PlainSpec]
type PlainSpec = Exclude<Spec, `${string}{${string}`>
type AnyPage = { items: unknown[]; next_cursor: string | null }

type Item<S extends ListSpec> = Reply<S>['items'][number]
type Query<S extends ListSpec> = Omit<NonNullable<ArgsOf<S>['query']>, 'cursor' | 'limit'>

/** A paged list, as `usePages` returns it. */
export type PagedList<Row> = {
  /** Undefined until the first response, so that `Loaded` knows to wait. */
  data: { items: readonly Row[] } | undefined
  error: CallError | null
  isFetching: boolean
  /** The rows are those of the previous query; the response to the current one is pending. */
  isStale: boolean
  refetch: () => unknown
  more: boolean
  loadingMore: boolean
  loadMore: () => void
}

/**
 * A paged list: all rows loaded so far, and the `first` page with its other fields. The previous rows stay
 * while the response to a new filter is pending. `limit` is the number of rows in a page, the application's
 * `pageRows` by default.
 */
export function usePages<S extends ListSpec>(
  spec: S,
  query: Query<S>,
  { limit = app.pageRows, enabled = true }: { limit?: number; enabled?: boolean } = {},
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
      // The list's own query plus `limit` and `cursor`: TypeScript cannot merge the types while the call is
      // still generic.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
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
