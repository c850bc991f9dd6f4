import { call } from '@longhaul/browser/calls/client.ts'
import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import { useQueries } from '@tanstack/react-query'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { type Verdict, verdictOf } from './verdict.ts'

/** How long a page counts as read. */
export const PAGE_FRESH_MS = 10 * 60_000

/** The verdict on each item, by its page as read now; the pages are shared with what shows them. */
export function useVerdicts(items: readonly StaffItem[]): readonly Verdict[] {
  // Two items may be of one page, in different options.
  const urls = [...new Set(items.map(({ url }) => url))]
  const looks = useQueries({
    queries: urls.map((url) => {
      const args = { query: { url } }
      return {
        queryKey: keyOf('GET /products', args),
        queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /products', args, { signal }),
        staleTime: PAGE_FRESH_MS,
      }
    }),
  })
  return items.map((item) => {
    const look = looks[urls.indexOf(item.url)]
    return verdictOf(item, look?.data ?? (look?.isError ? null : undefined))
  })
}
