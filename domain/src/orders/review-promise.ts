import { type WorkingDays, isWorkingDay } from './working-days.ts'

/** Orders are reviewed within 3 to 5 working hours (docs/rules/orders.md): the promise is the longer one. */
export const REVIEW_HOURS = 5

/**
 * The time by which a paid order must have been reviewed: a number of working hours after payment, counted
 * within the shop's opening hours on its working days, in Asia/Shanghai, which has been UTC+8 without summer
 * time since 1991.
 */
export function reviewDueAt(paidAt: Date, days: WorkingDays, hours: number = REVIEW_HOURS): Date {
  let left = hours * HOUR_MS
  for (let day = dayNumber(paidAt); ; day++) {
    if (!isWorkingDay(isoDay(day), days)) continue
    const midnight = day * DAY_MS - SHANGHAI_OFFSET_MS
    const from = Math.max(paidAt.getTime(), midnight + days.opensHour * HOUR_MS)
    const closes = midnight + days.closesHour * HOUR_MS
    if (from >= closes) continue
    if (from + left <= closes) return new Date(from + left)
    left -= closes - from
  }
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SHANGHAI_OFFSET_MS = 8 * HOUR_MS

const dayNumber = (at: Date): number => Math.floor((at.getTime() + SHANGHAI_OFFSET_MS) / DAY_MS)
const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)
