import { daysBetween, isDay } from '../time/days.ts'

/** A range of days such as `2026-10-01`, inclusive. */
export type DaysOff = { first: string; last: string }

/**
 * When orders are reviewed: hours in Shanghai time on these weekdays (0 is Sunday), except on days off, and
 * also on days worked instead.
 */
export type WorkingDays = {
  weekdays: readonly number[]
  opensHour: number
  closesHour: number
  daysOff: readonly DaysOff[]
  daysWorked: readonly string[]
}

/** More than any year has; a shop with a longer absence is closed. */
export const DAYS_OFF_MAX = 60
export const CALENDAR_ROWS_MAX = 200

/** The default until staff enter their working days: Monday to Friday. */
export const PLAIN_WEEK: WorkingDays = {
  weekdays: [1, 2, 3, 4, 5],
  opensHour: 9,
  closesHour: 18,
  daysOff: [],
  daysWorked: [],
}

/** Whether a calendar day such as `2026-10-01` is a working day. */
export function isWorkingDay(day: string, { weekdays, daysOff, daysWorked }: WorkingDays): boolean {
  if (daysWorked.includes(day)) return true
  if (daysOff.some(({ first, last }) => first <= day && day <= last)) return false
  return weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

/** The problems of a calendar by field; null if it is valid. */
export function whyNotWorkingDays(wanted: WorkingDays): Partial<Record<WorkingDaysField, string>> | null {
  const { weekdays, opensHour, closesHour, daysOff, daysWorked } = wanted
  const wrong: Partial<Record<WorkingDaysField, string>> = {}
  if (weekdays.length === 0 || new Set(weekdays).size < weekdays.length) wrong.weekdays = 'choice'
  if (closesHour <= opensHour) wrong.closes_hour = 'choice'
  const days = daysOff.toSorted((a, b) => a.first.localeCompare(b.first))
  const badOff = days.find(
    ({ first, last }, at) =>
      !isDay(first) ||
      !isDay(last) ||
      last < first ||
      daysBetween(first, last) > DAYS_OFF_MAX ||
      (days[at - 1]?.last ?? '') >= first,
  )
  if (badOff) wrong.days_off = `calendar_day|${badOff.first}`
  const badWorked = daysWorked.find((day, at) => !isDay(day) || daysWorked.indexOf(day) < at)
  if (badWorked !== undefined) wrong.days_worked = `calendar_day|${badWorked}`
  return Object.keys(wrong).length > 0 ? wrong : null
}

export type WorkingDaysField = 'weekdays' | 'closes_hour' | 'days_off' | 'days_worked'
