import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { useLoggedIn } from './visit.ts'

export type Me = Reply<'GET /users/info'>

/**
 * The logged-in shopper, fetched after the page has loaded (docs/rules/accounts.md); undefined for guests and
 * until the reply arrives. A part of the page that hydrates late first renders what the server rendered, even
 * if the reply has already arrived.
 */
export function useMe(): Me | undefined {
  const loggedIn = useLoggedIn()
  const inPage = useInPage()
  const { data } = useCall('GET /users/info', undefined, { enabled: loggedIn })
  return loggedIn && inPage ? data : undefined
}
