import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { useLoggedIn } from '../visit.ts'

/** How many things wait for the shopper; zero for guests and until the reply arrives. */
export function useWaitingCount(): number {
  const loggedIn = useLoggedIn()
  const inPage = useInPage()
  const { data } = useCall('GET /desk/waiting', undefined, { enabled: loggedIn })
  return loggedIn && inPage ? (data?.count ?? 0) : 0
}
