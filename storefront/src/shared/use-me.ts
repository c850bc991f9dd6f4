import type { Reply } from '@longhaul/contract/routes.ts'
import { useCall } from '../api.ts'
import { useLoggedIn } from './visit.ts'

export type Me = Reply<'GET /users/info'>

/** Who is logged in, fetched after the page is there (specification 7); undefined for guests and until the answer is in. */
export function useMe(): Me | undefined {
  const loggedIn = useLoggedIn()
  const { data } = useCall('GET /users/info', undefined, { enabled: loggedIn })
  return loggedIn ? data : undefined
}
