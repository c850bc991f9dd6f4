import type { RateNanos } from './exchange.ts'

/** What the daily file is called where rates are kept. */
export const ECB = 'ecb'

const HOUR_MS = 3_600_000
/** The daily file comes at about 16:00 in Frankfurt. */
const QUOTED_HOUR = 'T15:00:00Z'

/**
 * How a rate's day stands to now (docs/rules/payments.md): late after 36 hours, over a weekend after 80. One of the daily file that is older than seven
 * days is stopped: the file has ceased to come and nobody noticed. What was entered by hand, or came with the installation, is never stopped.
 */
export function rateAge(rate: { quotedOn: string; source: string }, now: Date): 'fresh' | 'late' | 'stopped' {
  const hours = (now.getTime() - Date.parse(`${rate.quotedOn}${QUOTED_HOUR}`)) / HOUR_MS
  if (rate.source === ECB && hours > 7 * 24) return 'stopped'
  const isWeekend = [0, 1, 6].includes(now.getUTCDay())
  return hours > (isWeekend ? 80 : 36) ? 'late' : 'fresh'
}

/** Whether a rate is so far from the one before it (a quarter) that it is rather a mistake: turned upside down, or for a hundred units. */
export const isLeap = (before: RateNanos, after: RateNanos): boolean =>
  after * 4 < before * 3 || after * 3 > before * 4
