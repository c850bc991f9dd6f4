import type { Reply } from '@longhaul/contract/routes.ts'
import type { DaysOff } from '@longhaul/domain/orders/working-days.ts'

export type KnownDays = Reply<'GET /staff/working_days'>
type Calendar = Omit<KnownDays, 'changed_at'>

/** A calendar as it is typed, with one day or range per line. */
export type TypedDays = {
  weekdays: number[]
  opens: string
  closes: string
  off: string
  worked: string
}

export const typedDays = (days: Calendar): TypedDays => ({
  weekdays: days.weekdays,
  opens: String(days.opens_hour),
  closes: String(days.closes_hour),
  off: typedOff(days.days_off),
  worked: typedWorked(days.days_worked),
})

export const typedOff = (days: readonly DaysOff[]): string =>
  days.map(({ first, last }) => (first === last ? first : `${first} ${last}`)).join('\n')

export const typedWorked = (days: readonly string[]): string => days.join('\n')

/** Converts the typed calendar for sending. Invalid days must be refused by `wrongLine` first. */
export const daysOfTyped = (typed: TypedDays): Calendar => ({
  weekdays: typed.weekdays,
  opens_hour: Number(typed.opens),
  closes_hour: Number(typed.closes),
  days_off: linesOf(typed.off).map((line) => {
    const [first = '', last = first] = line.split(/[\s–—~\u81f3]+/)
    return { first, last }
  }),
  days_worked: linesOf(typed.worked),
})

/** The number of the first line that is not a valid day or range of days; null if all are valid. */
export function wrongLine(text: string, ranges: boolean): number | null {
  const day = /^\d{4}-\d{2}-\d{2}$/
  const lines = text.split('\n')
  const wrong = lines.findIndex((line) => {
    const words = line.trim() === '' ? [] : line.trim().split(/[\s–—~\u81f3]+/)
    return words.length > (ranges ? 2 : 1) || words.some((word) => !day.test(word))
  })
  return wrong < 0 ? null : wrong + 1
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
