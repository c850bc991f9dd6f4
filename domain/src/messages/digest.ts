import { dayIn, lastDailyHour } from '../time/daily-hour.ts'
import { type MailChoices, choiceForKind } from './mail-topics.ts'

/** The hours from which a reader chooses when the daily mail comes, by the reader's clock. */
export const DIGEST_HOURS = [8, 12, 18, 21] as const
export type DigestHour = (typeof DIGEST_HOURS)[number]
/** When it comes to whoever has not chosen. */
export const DIGEST_HOUR: DigestHour = 18

/** The hour of a stored choice. */
export const digestHourOf = (stored: number | null): DigestHour =>
  DIGEST_HOURS.find((hour) => hour === stored) ?? DIGEST_HOUR
/** How many rows of goods a daily mail shows. */
export const DIGEST_ROWS_MAX = 8
/** How many of the things that happened to the same goods a row says. */
export const DIGEST_NEWS_MAX = 3

const HOUR_MS = 3_600_000
/** A reader who travels, or chooses another hour, gets the next one at least this much later. */
const APART_MS = 12 * HOUR_MS

/**
 * The moment for which a daily mail is due: the reader's last chosen hour after the oldest news, unless it
 * already has a mail. Null if none is due.
 */
export function digestDue(
  { oldest, last, zone, hour }: { oldest: Date; last: Date | null; zone: string; hour: DigestHour },
  now: Date,
): Date | null {
  const moment = lastDailyHour(zone, hour, now)
  if (oldest >= moment) return null
  return last !== null && moment.getTime() - last.getTime() < APART_MS ? null : moment
}

/**
 * How many mails news would have caused with these choices: one each, and one for each day with other news.
 */
export function mailsWith(
  choices: MailChoices,
  news: readonly { kind: string; at: Date }[],
  { zone, hour }: { zone: string; hour: DigestHour },
): number {
  let count = 0
  const days = new Set<number>()
  for (const { kind, at } of news) {
    const choice = choiceForKind(choices, kind)
    if (choice === 'at_once') count += 1
    // What happens after the hour belongs to the next day's mail.
    if (choice === 'daily') days.add(dayIn(zone, new Date(at.getTime() + (24 - hour) * HOUR_MS)))
  }
  return count + days.size
}
