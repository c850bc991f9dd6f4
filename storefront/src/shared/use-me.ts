import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { useLoggedIn } from './visit.ts'

export type Me = Reply<'GET /users/info'>

/**
 * Who is logged in, fetched after the page is there (docs/rules/accounts.md); undefined for guests and until the answer is in. A part of the page
 * that is taken over late reads what the server wrote first, though the answer may be in by then.
 */
export function useMe(): Me | undefined {
  const loggedIn = useLoggedIn()
  const inPage = useInPage()
  const { data } = useCall('GET /users/info', undefined, { enabled: loggedIn })
  return loggedIn && inPage ? data : undefined
}
