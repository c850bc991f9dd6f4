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

/**
 * What became of an attempt to hand a mail over: the mail server's three digits, if it came to speak at all, and the SMTP command it said them
 * to (`RCPT TO`, `DATA`, `STARTTLS`, …).
 */
export type MailFault = { readonly code?: number | undefined; readonly command?: string | undefined }

/**
 * Whether another try could do better. A 5xx is the server's last word (RFC 5321 4.2.1), whether about the sender, the recipient, the contents or us
 * altogether. Only what it says to encryption and log-in is about our settings, before any mail was offered: like 4xx, no connection or a time-out
 * that passes once the settings are corrected.
 */
export const isPassing = ({ code, command }: MailFault): boolean =>
  code === undefined || code < 500 || AUTHENTICATION.has(code) || /^(STARTTLS|AUTH)\b/.test(command ?? '')

/** Said about our log-in, whenever it is said: authentication needed, failed, too weak, to be encrypted (RFC 4954 6). */
const AUTHENTICATION: ReadonlySet<number> = new Set([530, 534, 535, 538])
