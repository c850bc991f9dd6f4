/** A shopper who has not read an answer for this long is away, and gets it by e-mail. */
export const AWAY_MINUTES = 5
/** Further answers to a shopper who still has not looked wait for this long, so that one e-mail covers all of them. */
export const BETWEEN_MAILS_MINUTES = 60

const MINUTE_MS = 60_000

/**
 * When to look whether an answer given now has to be mailed: after the time a shopper may be away, and not sooner after the last mail about the
 * same conversation than one burst of answers lasts.
 */
export function mailDueAt(answeredAt: Date, lastMailedAt: Date | null): Date {
  const away = answeredAt.getTime() + AWAY_MINUTES * MINUTE_MS
  const rested = (lastMailedAt?.getTime() ?? 0) + BETWEEN_MAILS_MINUTES * MINUTE_MS
  return new Date(Math.max(away, rested))
}
