import { readCookie } from '@longhaul/browser/session/cookies.ts'
import { watchSession } from '@longhaul/browser/session/watch-session.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import { isLoggedIn } from '../session.ts'

/**
 * What the first render depends on beside the address. The server reads it from the request's cookies and sends it along, so that the
 * browser draws the same page before it looks at its own.
 */
export type Visit = { loggedIn: boolean; currency: string | undefined }

export const VisitContext = createContext<Visit>({ loggedIn: false, currency: undefined })

/** Whether token and flag are both there (docs/rules/accounts.md). Changes with log-in and log-out, in other tabs too. */
export function useLoggedIn(): boolean {
  const visit = use(VisitContext)
  return useSyncExternalStore(watchSession, isLoggedIn, () => visit.loggedIn)
}

/** The currency that the shopper chose to see beside yuan, or undefined: the site's own default. */
export function useChosenCurrency(): string | undefined {
  const visit = use(VisitContext)
  return useSyncExternalStore(
    watchSession,
    () => readCookie('currency'),
    () => visit.currency,
  )
}
