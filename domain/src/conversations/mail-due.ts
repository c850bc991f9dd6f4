/** A shopper who has not read an answer after this time counts as away and receives it by e-mail. */
export const AWAY_MINUTES = 5
/**
 * The minimum interval between e-mails about one conversation, so that one e-mail covers several further
 * answers.
 */
export const BETWEEN_MAILS_MINUTES = 60

const MINUTE_MS = 60_000

/**
 * When to check whether an answer has to be e-mailed: AWAY_MINUTES after the answer, and at least
 * BETWEEN_MAILS_MINUTES after the last e-mail about the same conversation.
 */
export function mailDueAt(answeredAt: Date, lastMailedAt: Date | null): Date {
  const away = answeredAt.getTime() + AWAY_MINUTES * MINUTE_MS
  const rested = (lastMailedAt?.getTime() ?? 0) + BETWEEN_MAILS_MINUTES * MINUTE_MS
  return new Date(Math.max(away, rested))
}
