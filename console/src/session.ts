/*
 * The staff session: a token in the cookie `staff_token`, seen by /console alone, for as long as the server keeps it. It travels in the
 * Authorization header; the cookie only keeps it over a reload.
 */

/** A staff session ends after a working day, here as on the server. */
const SESSION_SECONDS = 8 * 60 * 60
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The token, if logged in. */
export const token = (): string | undefined => readCookie('staff_token') || undefined

export const isLoggedIn = (): boolean => Boolean(token())

export function saveLogin(newToken: string): void {
  writeCookie('staff_token', newToken, SESSION_SECONDS, '/console')
  tell()
}

export function clearLogin(): void {
  writeCookie('staff_token', '', 0, '/console')
  tell()
}

/** The language is the shop's cookie too; changing it reloads, since each language is a bundle of its own. */
export function changeLanguage(lang: 'en' | 'zh'): void {
  writeCookie('lang', lang, YEAR_SECONDS, '/')
  location.reload()
}

/** Calls back when the session may have changed: by this page at once, by another tab when this one comes to the front. */
export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher)
  document.addEventListener('visibilitychange', watcher)
  return () => {
    watchers.delete(watcher)
    document.removeEventListener('visibilitychange', watcher)
  }
}

const watchers = new Set<() => void>()

function tell(): void {
  for (const watcher of watchers) watcher()
}

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
}

function writeCookie(name: string, value: string, seconds: number, path: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${seconds}; SameSite=Strict${secure}`
}
