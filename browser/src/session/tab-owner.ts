import { tidyEmail } from '@longhaul/domain/texts/email.ts'
import { clearTab } from '@longhaul/ui/field/tab-drafts.ts'
import { watchSession } from './watch-session.ts'

/*
 * Tracks who owns the data that this tab stores: drafts, choices, the page to return to. An expired session
 * leaves the data for the same person; a log-out, or a log-in by someone else, clears it. localStorage holds
 * the current owner for all tabs, sessionStorage the owner of this tab's data.
 */

type Account = 'shopper' | 'staff'

const keyOf = (account: Account): string => `${account}-here`

/** Call this at start-up: another tab may have logged out or logged someone else in, or may do so later. */
export function watchTabOwner(account: Account): void {
  settle(account, [])
  watchSession(() => settle(account, []))
}

/**
 * Records a log-in. A guest's data becomes theirs; another person's data is removed, except for these keys.
 */
export function ownTab(account: Account, email: string, but: readonly string[] = []): void {
  localStorage.setItem(keyOf(account), fingerprint(tidyEmail(email).toLowerCase()))
  settle(account, but)
}

/** A fingerprint of the person who was last logged in; null after a log-out. An expired session keeps it. */
export const lastOwner = (account: Account): string | null => localStorage.getItem(keyOf(account))

/** Whether this person was the last one logged in. */
export const isLastOwner = (account: Account, email: string): boolean =>
  lastOwner(account) === fingerprint(tidyEmail(email).toLowerCase())

/** Records a log-out: removes everything that the next person could find. */
export function disownTab(account: Account): void {
  localStorage.removeItem(keyOf(account))
  clearTab()
}

function settle(account: Account, but: readonly string[]): void {
  const key = keyOf(account)
  const [owner, here] = [sessionStorage.getItem(key), localStorage.getItem(key)]
  if (owner !== null && owner !== here) clearTab(but)
  if (here !== null) sessionStorage.setItem(key, here)
}

/** Distinguishes people without storing who they are (FNV-1a, 32 bits). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(16)
}
