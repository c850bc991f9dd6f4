/** How long ago money may have been sent that is only told of now. */
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
