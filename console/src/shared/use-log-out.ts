import { call } from '@longhaul/browser/calls/client.ts'
import { useQueryClient } from '@tanstack/react-query'
import { logOutHere } from '../session.ts'

/**
 * Ends the session and reloads the console. Cancels running queries first, because they would then fail as if
 * the session had expired.
 */
export function useLogOut(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await queries.cancelQueries()
    // `keepalive` lets the request outlive the page. Awaiting it here would leave time for further queries,
    // which would be refused.
    void call('POST /staff/logout', { body: {} }, { keepalive: true }).catch(() => undefined)
    logOutHere()
    location.assign('/console')
  }
}
