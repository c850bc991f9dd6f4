import type { RateNanos } from './exchange.ts'

/** The name of the daily file as the source of a rate. */
export const ECB = 'ecb'

const HOUR_MS = 3_600_000
/** The daily file is published at about 16:00 in Frankfurt. */
const QUOTED_HOUR = 'T15:00:00Z'

/**
 * How current a rate is (docs/rules/payments.md): late after 36 hours, over a weekend after 80. A rate from
 * the daily file older than seven days is stopped, because the file has stopped arriving unnoticed. Rates
 * entered manually or delivered with the installation are never stopped.
 */
export function rateAge(rate: { quotedOn: string; source: string }, now: Date): 'fresh' | 'late' | 'stopped' {
  const hours = (now.getTime() - Date.parse(`${rate.quotedOn}${QUOTED_HOUR}`)) / HOUR_MS
  if (rate.source === ECB && hours > 7 * 24) return 'stopped'
  const isWeekend = [0, 1, 6].includes(now.getUTCDay())
  return hours > (isWeekend ? 80 : 36) ? 'late' : 'fresh'
}

/**
 * Whether a rate differs so much from its predecessor (by a quarter) that it is probably a mistake: inverted,
 * or for a hundred units.
 */
export const isLeap = (before: RateNanos, after: RateNanos): boolean =>
  after * 4 < before * 3 || after * 3 > before * 4
