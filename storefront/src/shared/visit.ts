import { readCookie } from '@longhaul/browser/session/cookies.ts'
import { watchSession } from '@longhaul/browser/session/watch-session.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import { isLoggedIn } from '../session.ts'

/**
 * What the first render depends on besides the address. The server reads it from the request's cookies and
 * sends it along, so that the browser renders the same page before it reads its own cookies.
 */
export type Visit = { loggedIn: boolean; currency: string | undefined }

export const VisitContext = createContext<Visit>({ loggedIn: false, currency: undefined })

/**
 * Whether both the token and the flag are present (docs/rules/accounts.md). Changes on log-in and log-out, in
 * other tabs too.
 */
export function useLoggedIn(): boolean {
  const visit = use(VisitContext)
  return useSyncExternalStore(watchSession, isLoggedIn, () => visit.loggedIn)
}

/** The currency that the shopper chose to see alongside yuan; undefined for the site's default. */
export function useChosenCurrency(): string | undefined {
  const visit = use(VisitContext)
  return useSyncExternalStore(
    watchSession,
    () => readCookie('currency'),
    () => visit.currency,
  )
}
