import type { Lang } from '@longhaul/domain/languages.ts'
import { readCookie, writeCookie } from '@longhaul/browser/session/cookies.ts'
import { disownTab, ownTab } from '@longhaul/browser/session/tab-owner.ts'
import { sessionChanged } from '@longhaul/browser/session/watch-session.ts'

/*
 * The staff session: a token in the cookie `staff_token`, seen by /console alone, for as long as the server keeps it. It travels in the
 * Authorization header; the cookie only keeps it over a reload.
 */

/** A staff session ends after a working day, here as on the server. */
const SESSION_SECONDS = 8 * 60 * 60
const YEAR_SECONDS = 365 * 24 * 60 * 60
const IN_CONSOLE = { path: '/console', sameSite: 'Strict' } as const

/** The token, if logged in. */
export const token = (): string | undefined => readCookie('staff_token') || undefined

export const isLoggedIn = (): boolean => Boolean(token())

export function saveLogin(newToken: string, email: string): void {
  ownTab('staff', email)
  writeCookie('staff_token', newToken, SESSION_SECONDS, IN_CONSOLE)
  sessionChanged()
}

/** A log-out: what was typed in this tab is not for whoever comes next. */
export function logOutHere(): void {
  disownTab('staff')
  clearLogin()
}

/** The session is over, be it by itself. */
export function clearLogin(): void {
  writeCookie('staff_token', '', 0, IN_CONSOLE)
  sessionChanged()
}

/** The language is the shop's cookie too; changing it reloads, since each language is a bundle of its own. */
export function changeLanguage(lang: Lang): void {
  writeCookie('lang', lang, YEAR_SECONDS, { sameSite: 'Strict' })
  location.reload()
}
