import { Redirect } from '@longhaul/ui/address/Redirect.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import type { ReactNode } from 'react'
import { to } from '../links.ts'
import { useLoggedIn } from '../shared/visit.ts'

/**
 * A protected page: guests are sent to the log-in page, and from there back here (docs/rules/accounts.md).
 */
export function Guard({ children }: { children: ReactNode }) {
  const loggedIn = useLoggedIn()
  const { pathname, search } = useLocation()
  return loggedIn ? children : <Redirect to={to.loginFirst(pathname + search)} />
}
