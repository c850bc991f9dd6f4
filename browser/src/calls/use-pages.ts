import type { CallError } from '@longhaul/contract/client.ts'
import type { ArgsOf, Reply, Spec } from '@longhaul/contract/routes.ts'
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { app } from '../app.ts'
import { call } from './client.ts'

/** The calls whose answer is one page of a list, and which have no parameters in their path. */
type ListSpec = { [S in PlainSpec]: Reply<S> extends AnyPage ? S : never }[PlainSpec]
type PlainSpec = Exclude<Spec, `${string}{${string}`>
type AnyPage = { items: unknown[]; next_cursor: string | null }

type Item<S extends ListSpec> = Reply<S>['items'][number]
type Query<S extends ListSpec> = Omit<NonNullable<ArgsOf<S>['query']>, 'cursor' | 'limit'>

/** A list that comes page by page, as `usePages` answers it. */
export type PagedList<Row> = {
  /** Undefined until the first answer, so that `Loaded` can tell. */
  data: { items: readonly Row[] } | undefined
  error: CallError | null
  isFetching: boolean
  /** The rows are those of the previous query: the answer to the current one is pending. */
  isStale: boolean
  refetch: () => unknown
  more: boolean
  loadingMore: boolean
  loadMore: () => void
}

/**
 * A list that comes page by page: all rows that are loaded, and the `first` page with its other fields. The rows stay while
 * the answer to another filter is pending. `limit` is how many rows a page has, the application's `pageRows` unless given.
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
      // A list's own query and the two words of every list: the types cannot add them up for a call that is not known yet.
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
