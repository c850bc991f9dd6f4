import { CallError } from '@longhaul/contract/client.ts'
import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { app } from '../app.ts'
import { endSession } from './errors.ts'

export const createQueryClient = (): QueryClient =>
  new QueryClient({
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

/** Asks again for everything whose call begins so: what is on the page at once (`active`), all else when it is next shown. */
export async function refresh(
  queries: QueryClient,
  begin: string,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  const these = { predicate: ({ queryKey }: Query) => String(queryKey[0]).startsWith(begin) }
  // A first answer on its way may be older than the change; invalidating would wait for it and take it for new.
  if (refetchType === 'active') await queries.cancelQueries(these)
  await queries.invalidateQueries({ ...these, refetchType })
}
