const MINUTE_MS = 60_000

/** How long to wait after the first, second, … failed try. Together two days: a mail server that is repaired by then gets its mail. */
const WAITS_MINUTES = [1, 5, 15, 60, 180, 480, 720, 1440] as const

/** A mail is tried so often: once, and once after each wait. */
export const MAIL_TRIES_MAX = WAITS_MINUTES.length + 1

/** When a mail that has failed so often (from 1) is tried again, or null when that was the last try. */
export function nextMailTry(failures: number, now: Date): Date | null {
  const wait = WAITS_MINUTES[failures - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MS)
}

/** What became of an attempt to hand a mail over: `code` is the mail server's three digits, if it came to speak at all. */
export type MailFault = { readonly code?: number | undefined }

/**
 * Whether another try could do better. A server's 5xx is its last word about this mail (RFC 5321 4.2.1); 4xx, no connection, a time-out or a
 * log-in that a wrong setting made fail pass once somebody has mended them.
 */
export const isPassing = ({ code }: MailFault): boolean =>
  code === undefined || code < 500 || AUTHENTICATION.has(code)

/** Said about us, not about the mail: authentication needed, failed, too weak, to be encrypted (RFC 4954 6). */
const AUTHENTICATION: ReadonlySet<number> = new Set([530, 534, 535, 538])
