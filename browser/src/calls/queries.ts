import { CallError } from '@longhaul/contract/client.ts'
import type { Spec } from '@longhaul/contract/routes.ts'
import type { Topic } from '@longhaul/contract/topics.ts'
import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { app } from '../app.ts'
import { endSession } from './errors.ts'
import { forgetChanged, mayShow, onChanged } from './topics.ts'

/** Keeps the answers of the page's calls, and asks again for those that a call of this page may have changed. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: endSession }),
    defaultOptions: {
      queries: {
        staleTime: app.staleMs,
        refetchOnWindowFocus: true,
        // Without a network a call fails at once and says so, rather than waiting behind an endless skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A refusal stays one; a passing fault is worth a second try.
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
 * Asks again for everything that may show one of these topics. What is asked for with a `POST` is only marked as old: a price may be about what
 * the shopper is this moment turning into an order or a package, and is no more by then.
 */
export async function refreshTopics(queries: QueryClient, topics: readonly Topic[]): Promise<void> {
  forgetChanged(topics)
  const showing =
    (method: string) =>
    ({ queryKey: [spec] }: Query): boolean =>
      typeof spec === 'string' && spec.startsWith(method) && mayShow(spec, topics)
  void queries.invalidateQueries({ predicate: showing('POST '), refetchType: 'none' })
  await askAgain(queries, showing('GET '))
}

/** Asks again for one call, whatever its arguments: where it is known that the answer is old though nothing was changed from here. */
export const refresh = (queries: QueryClient, spec: Spec): Promise<void> =>
  askAgain(queries, ({ queryKey }) => queryKey[0] === spec)

/** What is on the page at once, all else when it is next shown. */
async function askAgain(queries: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  // An answer on its way may be older than the change; invalidating would wait for a first one and take it for new.
  await queries.cancelQueries({ predicate })
  await queries.invalidateQueries({ predicate })
}
