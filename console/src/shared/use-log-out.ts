import { call } from '@longhaul/browser/calls/client.ts'
import { useQueryClient } from '@tanstack/react-query'
import { logOutHere } from '../session.ts'

/** Ends the session and begins anew. Cancels running queries first: they would fail afterwards, as if the session had expired. */
export function useLogOut(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await queries.cancelQueries()
    // Outlives the page: were its answer waited for here, what the page reads meanwhile would be refused.
    void call('POST /staff/logout', { body: {} }, { keepalive: true }).catch(() => undefined)
    logOutHere()
    location.assign('/console')
  }
}
