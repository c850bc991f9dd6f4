import { daysBetween, isDay, plusDays, startOfDay } from '../time/days.ts'

/** A range of days in warehouse time, inclusive: `2026-11-01` to `2026-11-30`. */
export type Period = { readonly from: string; readonly to: string }

/** The granularity of a period's chart: by day, by seven days from its first day, by calendar month. */
export type Unit = 'day' | 'week' | 'month'

/** Two years and a day; for more, export month by month. */
export const PERIOD_DAYS_MAX = 731

/** Why two days are not a valid period: not a real day, in the wrong order, or too long. */
export function whyNotPeriod(period: Period): 'day' | 'period_order' | 'period_long' | null {
  if (!isDay(period.from) || !isDay(period.to)) return 'day'
  if (period.to < period.from) return 'period_order'
  return daysOf(period) > PERIOD_DAYS_MAX ? 'period_long' : null
}

/** The start of a period (inclusive) and its end (exclusive). */
export const momentsOf = ({ from, to }: Period): { from: Date; until: Date } => ({
  from: startOfDay(from),
  until: startOfDay(plusDays(to, 1)),
})

/** The number of days in a period. */
export const daysOf = ({ from, to }: Period): number => daysBetween(from, to) + 1

/**
 * The period for comparison: for whole calendar months the same number of months before, otherwise the same
 * number of days before.
 */
export function periodBefore(period: Period): Period {
  const to = plusDays(period.from, -1)
  if (!period.from.endsWith('-01') || !plusDays(period.to, 1).endsWith('-01'))
    return { from: plusDays(period.from, -daysOf(period)), to }
  const months = monthOf(period.to) - monthOf(period.from) + 1
  return { from: monthText(monthOf(period.from) - months), to }
}

/** The days of a calendar month, `2026-11`. */
export function monthPeriod(month: string): Period {
  const from = `${month}-01`
  return { from, to: plusDays(monthText(monthOf(from) + 1), -1) }
}

/** The suitable granularity for a period's chart. */
export function unitOf(period: Period): Unit {
  const days = daysOf(period)
  if (days <= 45) return 'day'
  return days <= 200 ? 'week' : 'month'
}

/** The first days of a period's parts, in order, starting with the first day of the period. */
export function bucketsOf(period: Period, unit: Unit): string[] {
  const starts = [period.from]
  for (;;) {
    const last = starts.at(-1)!
    const next = unit === 'month' ? monthText(monthOf(last) + 1) : plusDays(last, unit === 'week' ? 7 : 1)
    if (next > period.to) return starts
    starts.push(next)
  }
}

/** The number of months since the year 0, for arithmetic. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const monthText = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
