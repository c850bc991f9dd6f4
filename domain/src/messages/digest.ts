import { dayIn, lastDailyHour } from '../time/daily-hour.ts'
import { type MailChoices, choiceForKind } from './mail-topics.ts'

/** The hour at which the daily mail is sent, by the reader's clock. */
export const DIGEST_HOUR = 18
/** How many rows of goods a daily mail shows. */
export const DIGEST_ROWS_MAX = 8
/** How many of the things that happened to the same goods a row says. */
export const DIGEST_NEWS_MAX = 3

const HOUR_MS = 3_600_000
/** A reader who travels gets the next one at least this much later. */
const APART_MS = 12 * HOUR_MS

/**
 * The evening for which a daily mail is due: the last one after the oldest news, unless it already has a
 * mail. Null if none is due.
 */
export function digestDue(
  { oldest, last, zone }: { oldest: Date; last: Date | null; zone: string },
  now: Date,
): Date | null {
  const evening = lastDailyHour(zone, DIGEST_HOUR, now)
  if (oldest >= evening) return null
  return last !== null && evening.getTime() - last.getTime() < APART_MS ? null : evening
}

/**
 * How many mails news would have caused with these choices: one each, and one for each day with other news.
 */
export function mailsWith(
  choices: MailChoices,
  news: readonly { kind: string; at: Date }[],
  zone: string,
): number {
  let count = 0
  const days = new Set<number>()
  for (const { kind, at } of news) {
    const choice = choiceForKind(choices, kind)
    if (choice === 'at_once') count += 1
    // What happens after the hour belongs to the next day's mail.
    if (choice === 'daily') days.add(dayIn(zone, new Date(at.getTime() + (24 - DIGEST_HOUR) * HOUR_MS)))
  }
  return count + days.size
}
