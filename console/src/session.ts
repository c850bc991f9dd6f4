import type { Lang } from '@longhaul/domain/languages.ts'
import { readCookie, writeCookie } from '@longhaul/browser/session/cookies.ts'
import { disownTab, ownTab } from '@longhaul/browser/session/tab-owner.ts'
import { sessionChanged } from '@longhaul/browser/session/watch-session.ts'

/*
 * The staff session: a token in the cookie `staff_token`, which only /console can read and which lasts as
 * long as the session on the server. The token is sent in the Authorization header; the cookie only preserves
 * it across reloads.
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

/** Logs out and clears what was typed in this tab, so that the next user cannot see it. */
export function logOutHere(): void {
  disownTab('staff')
  clearLogin()
}

/** Ends the session here, whether by a log-out or because it expired. */
export function clearLogin(): void {
  writeCookie('staff_token', '', 0, IN_CONSOLE)
  sessionChanged()
}

/**
 * Sets the language cookie, which the shop uses too, and reloads, because each language is a separate bundle.
 */
export function changeLanguage(lang: Lang): void {
  writeCookie('lang', lang, YEAR_SECONDS, { sameSite: 'Strict' })
  location.reload()
}
