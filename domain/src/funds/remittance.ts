/** The largest remittance that may be reported or credited, in minor units of its currency. More is a typing mistake. */
export const REMITTANCE_MAX_MINOR = 100_000_000_000

/** The most that one remittance is worth, in fen: a million yuan. */
export const REMITTANCE_MAX_FEN = 100_000_000

/** Banks keep fees on the way, and add nothing: more than this above the reported amount, or less than half of it, counts as far off. */
const FAR_ABOVE_PER_MILLE = 50
const FAR_BELOW_PER_MILLE = 500

type Amount = { currency: string; minor: number }

/** Whether the amount to credit is far from what the shopper reported: another currency, well above it, or less than half of it. */
export const isFarFromTold = (told: Amount, arrived: Amount): boolean =>
  told.currency !== arrived.currency ||
  arrived.minor * 1_000 > told.minor * (1_000 + FAR_ABOVE_PER_MILLE) ||
  arrived.minor * 1_000 < told.minor * FAR_BELOW_PER_MILLE

/** How long ago the money may have been sent when a remittance is reported. */
const DAYS_BACK = 180

/** Western Union's control number: ten digits, however they are grouped; undefined where it is none. */
export function readMtcn(written: string): string | undefined {
  const digits = written.replaceAll(/[\s-]/g, '')
  return /^\d{10}$/.test(digits) ? digits : undefined
}

/** Null for a day on which money may have been sent, else the rule that it breaks. Days are days somewhere: tomorrow here may be today there. */
export function whyNotSentOn(day: string, now: Date): 'not_a_date' | 'in_future' | 'format' | null {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) return 'not_a_date'
  const days = (now.getTime() - at) / 86_400_000
  if (days < -1) return 'in_future'
  return days > DAYS_BACK ? 'format' : null
}
