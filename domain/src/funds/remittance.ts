import { isDay } from '../time/days.ts'

/**
 * The largest remittance that may be reported or credited, in minor units of its currency. More is assumed to
 * be a typing error.
 */
export const REMITTANCE_MAX_MINOR = 100_000_000_000

/** The maximum value of one remittance, in fen: a million yuan. */
export const REMITTANCE_MAX_FEN = 100_000_000

/**
 * Banks deduct fees but add nothing: an amount that exceeds the reported one by more than this, or is less
 * than half of it, counts as far off.
 */
const FAR_ABOVE_PER_MILLE = 50
const FAR_BELOW_PER_MILLE = 500

type Amount = { currency: string; minor: number }

/**
 * Whether the amount to credit differs greatly from what the shopper reported: another currency, well above
 * it, or less than half of it.
 */
export const isFarFromStated = (stated: Amount, arrived: Amount): boolean =>
  stated.currency !== arrived.currency ||
  arrived.minor * 1_000 > stated.minor * (1_000 + FAR_ABOVE_PER_MILLE) ||
  arrived.minor * 1_000 < stated.minor * FAR_BELOW_PER_MILLE

/** How many days ago the money may have been sent when a remittance is reported. */
const DAYS_BACK = 180

/** Parses Western Union's control number: ten digits in any grouping; undefined if it is not one. */
export function readMtcn(written: string): string | undefined {
  const digits = written.replaceAll(/[\s-]/g, '')
  return /^\d{10}$/.test(digits) ? digits : undefined
}

/**
 * Null for a day on which money may have been sent, else the rule that it breaks. Allows for time zones:
 * tomorrow here may be today there.
 */
export function whyNotSentOn(day: string, now: Date): 'not_a_date' | 'in_future' | 'format' | null {
  if (!isDay(day)) return 'not_a_date'
  const days = (now.getTime() - Date.parse(`${day}T00:00:00Z`)) / 86_400_000
  if (days < -1) return 'in_future'
  return days > DAYS_BACK ? 'format' : null
}
