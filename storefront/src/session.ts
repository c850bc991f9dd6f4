import type { Lang } from '@longhaul/domain/languages.ts'
import { readCookie, writeCookie } from '@longhaul/browser/session/cookies.ts'
import { disownTab, ownTab } from '@longhaul/browser/session/tab-owner.ts'
import { sessionChanged, watchSession } from '@longhaul/browser/session/watch-session.ts'
import { SESSION_DAYS } from '@longhaul/domain/accounts/limits.ts'

/*
 * The rules of a session (docs/rules/accounts.md): logged in means that both cookies, `token` and `isLogin`,
 * are present; both live 2 days; log-out clears them. The token is sent in the Authorization header; the
 * cookie only stores it.
 */

const SECONDS = SESSION_DAYS * 24 * 60 * 60
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The token, if logged in. */
export const token = (): string | undefined =>
  readCookie('isLogin') === 'true' ? readCookie('token') || undefined : undefined

export const isLoggedIn = (): boolean => Boolean(token())

/**
 * The key under which a tab stores the addition that waits for the log-in a guest was asked for
 * (goods/pending-add.ts).
 */
export const WAITS_FOR_LOGIN = 'goods:waiting'

export function saveLogin(newToken: string, email: string): void {
  ownTab('shopper', email, [WAITS_FOR_LOGIN])
  writeCookie('token', newToken, SECONDS)
  writeCookie('isLogin', 'true', SECONDS)
  sessionChanged()
}

/**
 * Calls back at each log-in from now on: immediately on this page, for a log-in in another tab when this one
 * comes to the foreground.
 */
export function watchLogin(onLogin: () => void): () => void {
  let before = isLoggedIn()
  return watchSession(() => {
    const now = isLoggedIn()
    if (now && !before) onLogin()
    before = now
  })
}

/** Logs out: what was typed in this tab must not be shown to the next user. */
export function logOutHere(): void {
  disownTab('shopper')
  // Drafts on this device (shared/unfinished.ts).
  localStorage.removeItem('unfinished:goods')
  localStorage.removeItem('unfinished:parcel')
  clearLogin()
}

/** Ends the session, also when it has expired by itself. */
export function clearLogin(): void {
  writeCookie('token', '', 0)
  writeCookie('isLogin', '', 0)
  sessionChanged()
}

/**
 * Sets the language cookie and reloads (docs/rules/content.md). Half-filled forms save themselves on unload.
 * For a logged-in shopper the language is saved in the account too; the page waits at most a second for that.
 */
export async function changeLanguage(lang: Lang): Promise<void> {
  writeCookie('lang', lang, YEAR_SECONDS)
  if (isLoggedIn()) await Promise.race([keep({ lang }), new Promise((done) => setTimeout(done, 1000))])
  location.reload()
}

/**
 * Sets the currency in which amounts are shown alongside yuan; saved in the account of a logged-in shopper.
 */
export function saveCurrency(currency: string): void {
  setCurrencyHere(currency)
  if (isLoggedIn()) void keep({ currency })
}

/** Applies the account's language on a device without a choice of its own. */
export function setLanguageHere(lang: Lang): void {
  writeCookie('lang', lang, YEAR_SECONDS)
  location.reload()
}

export function setCurrencyHere(currency: string): void {
  writeCookie('currency', currency, YEAR_SECONDS)
  sessionChanged()
}

/** Loaded on demand, because the calls import this file. */
const keep = (choice: { lang: Lang } | { currency: string }): Promise<void> =>
  import('./shared/save-choice.ts').then(
    ({ saveChoice }) => saveChoice(choice),
    () => undefined,
  )

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/**
 * The reader's colour theme; the device's by default (docs/rules/storefront.md). The server writes it into
 * the page from the same cookie.
 */
export const readTheme = (): Theme => THEMES.find((theme) => theme === readCookie('theme')) ?? 'system'

export function changeTheme(theme: Theme): void {
  writeCookie('theme', theme, YEAR_SECONDS)
  document.documentElement.dataset['theme'] = theme
}
