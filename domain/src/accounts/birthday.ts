/** The youngest and the oldest shopper that we take for real: buying means making contracts, and no one is known to have lived longer. */
export const AGE_MIN = 16
export const AGE_MAX = 122

/** What is wrong with a birthday; the names are the keys of their sentences. */
export type BirthdayProblem = 'not_a_date' | 'in_future' | 'too_young' | 'too_old'

/** Null for a real date such as `1990-05-24` of a person aged 16 to 122 on `today` (the same notation), else what is wrong. */
export function whyNotBirthday(birthday: string, today: string): BirthdayProblem | null {
  if (!isDate(birthday)) return 'not_a_date'
  if (birthday > today) return 'in_future'
  const age = ageOn(birthday, today)
  if (age < AGE_MIN) return 'too_young'
  return age > AGE_MAX ? 'too_old' : null
}

/** Whether a text is a day of the calendar, year first: `2026-02-30` is none. */
export function isDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  if (!year || !month || !day) return false
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return day <= days
}

/** Full years; the birthday itself counts. Who was born on 29 February is older from 1 March. */
function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
