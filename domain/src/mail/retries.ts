const MINUTE_MS = 60_000

/**
 * The delays after the first, second, … failed attempt. About two days in total, so that a mail server
 * repaired by then receives its mail.
 */
const WAITS_MINUTES = [1, 5, 15, 60, 180, 480, 720, 1440] as const

/** The maximum number of attempts for a mail: the first, and one after each delay. */
export const MAIL_TRIES_MAX = WAITS_MINUTES.length + 1

/** When to retry a mail that has failed this many times (from 1), or null if that was the last attempt. */
export function nextMailTry(failures: number, now: Date): Date | null {
  const wait = WAITS_MINUTES[failures - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MS)
}

/**
 * Why an attempt to send a mail failed: the mail server's three-digit code, if it replied at all, and the
 * SMTP command that it replied to (`RCPT TO`, `DATA`, `STARTTLS`, …).
 */
export type MailError = { readonly code?: number | undefined; readonly command?: string | undefined }

/**
 * Whether a retry could succeed. A 5xx is final (RFC 5321 4.2.1), whether it concerns the sender, the
 * recipient, the contents or us in general. The exception is a 5xx in reply to encryption or log-in, which
 * concerns our settings and comes before any mail was offered: like a 4xx, a failed connection or a time-out,
 * it is transient, because the settings can be corrected.
 */
export const isPassing = ({ code, command }: MailError): boolean =>
  code === undefined || code < 500 || AUTHENTICATION.has(code) || /^(STARTTLS|AUTH)\b/.test(command ?? '')

/**
 * Codes that concern our log-in in reply to any command: authentication required, failed, too weak, or
 * requiring encryption (RFC 4954 6).
 */
const AUTHENTICATION: ReadonlySet<number> = new Set([530, 534, 535, 538])
