import { forgetTab } from '@longhaul/ui/field/tab-drafts.ts'
import { watchSession } from './watch-session.ts'

/*
 * Whom the things belong to that this tab keeps: drafts, choices, the way back. A session that ends by itself leaves them to the same person; a log-out,
 * or the log-in of another, does not. Which person it is stands in the browser's storage, for all tabs, and in the tab's, for what the tab keeps.
 */

type Account = 'shopper' | 'staff'

const keyOf = (account: Account): string => `${account}-here`

/** To be called at the start: another tab may have logged out, or logged someone else in, and may do so later. */
export function watchTabOwner(account: Account): void {
  settle(account, [])
  watchSession(() => settle(account, []))
}

/** A login: what a guest has typed becomes theirs; what another person typed goes, but for these keys. */
export function ownTab(account: Account, email: string, but: readonly string[] = []): void {
  localStorage.setItem(keyOf(account), fingerprint(email.trim().toLowerCase()))
  settle(account, but)
}

/** Whom this browser was logged in as last, told from others by a mark; null after a log-out. A session that ends by itself leaves it. */
export const lastOwner = (account: Account): string | null => localStorage.getItem(keyOf(account))

/** Whether that is this person. */
export const isLastOwner = (account: Account, email: string): boolean =>
  lastOwner(account) === fingerprint(email.trim().toLowerCase())

/** A log-out: nothing stays for whoever comes next. */
export function disownTab(account: Account): void {
  localStorage.removeItem(keyOf(account))
  forgetTab()
}

function settle(account: Account, but: readonly string[]): void {
  const key = keyOf(account)
  const [owner, here] = [sessionStorage.getItem(key), localStorage.getItem(key)]
  if (owner !== null && owner !== here) forgetTab(but)
  if (here !== null) sessionStorage.setItem(key, here)
}

/** Tells one person from another without saying who it is (FNV-1a, 32 bits). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(16)
}
