import { CallError } from '@longhaul/contract/client.ts'
import type { Spec } from '@longhaul/contract/routes.ts'
import type { Topic } from '@longhaul/contract/topics.ts'
import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { app } from '../app.ts'
import { endSession, showReadError } from './errors.ts'
import { invalidateChanged, mayShow, onChanged } from './topics.ts'

/**
 * Caches the responses to the page's calls and refetches those that another call of the page may have
 * changed.
 */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        showReadError(error)
        endSession(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: app.staleMs,
        refetchOnWindowFocus: true,
        // Without a network a call fails immediately, rather than showing a skeleton indefinitely.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A refusal will be repeated; a transient failure is worth a retry.
        retry: (count, error) =>
          count < 2 && error instanceof CallError && (error.status === 0 || error.status >= 502),
      },
      mutations: { networkMode: 'always' },
    },
  })
  onChanged((topics) => void refreshTopics(queries, topics))
  return queries
}

/**
 * Refetches everything that may show one of these topics. Queries made with `POST` are only marked as stale:
 * a price may refer to items that the shopper is just turning into an order or a package and that no longer
 * exist afterwards.
 */
export async function refreshTopics(queries: QueryClient, topics: readonly Topic[]): Promise<void> {
  invalidateChanged(topics)
  const showing =
    (method: string) =>
    ({ queryKey: [spec] }: Query): boolean =>
      typeof spec === 'string' && spec.startsWith(method) && mayShow(spec, topics)
  void queries.invalidateQueries({ predicate: showing('POST '), refetchType: 'none' })
  await askAgain(queries, showing('GET '))
}

/**
 * Refetches one call with all its arguments, for when a response is known to be stale although this page
 * changed nothing.
 */
export const refresh = (queries: QueryClient, spec: Spec): Promise<void> =>
  askAgain(queries, ({ queryKey }) => queryKey[0] === spec)

/** Refetches immediately what is on the page, and everything else when it is next shown. */
async function askAgain(queries: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  // A pending response may be older than the change; invalidating alone would await a first fetch and treat
  // its result as fresh.
  await queries.cancelQueries({ predicate })
  await queries.invalidateQueries({ predicate })
}
