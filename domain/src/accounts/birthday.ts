/**
 * The accepted ages of a shopper: a buyer must be old enough to make contracts, and no one is known to have
 * lived longer than 122 years.
 */
export const AGE_MIN = 16
export const AGE_MAX = 122

/** Why a birthday is invalid; each value is the key of its message. */
export type BirthdayProblem = 'not_a_date' | 'in_future' | 'too_young' | 'too_old'

/**
 * Null for a real date such as `1990-05-24` of a person aged 16 to 122 on `today` (same format), else the
 * problem.
 */
export function whyNotBirthday(birthday: string, today: string): BirthdayProblem | null {
  if (!isDate(birthday)) return 'not_a_date'
  if (birthday > today) return 'in_future'
  const age = ageOn(birthday, today)
  if (age < AGE_MIN) return 'too_young'
  return age > AGE_MAX ? 'too_old' : null
}

/** Whether a text is a real calendar date, year first: `2026-02-30` is not. */
export function isDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  if (!year || !month || !day) return false
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return day <= days
}

/**
 * Full years; the birthday itself counts. A person born on 29 February turns a year older on 1 March in
 * common years.
 */
function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
