import { type WorkingDays, isWorkingDay } from './working-days.ts'
import { plusDays, shanghaiDay, startOfDay } from '../time/days.ts'

/**
 * The moment at which this many milliseconds have been worked since another, counted within the shop's
 * opening hours on its working days, in Asia/Shanghai.
 */
export function workedAfter(since: Date, ms: number, days: WorkingDays): Date {
  let left = ms
  for (let day = shanghaiDay(since); ; day = plusDays(day, 1)) {
    const open = openingOf(day, days)
    const from = Math.max(since.getTime(), open.from)
    if (from >= open.to) continue
    if (from + left <= open.to) return new Date(from + left)
    left -= open.to - from
  }
}

/**
 * The reverse: the latest moment from which this many milliseconds have been worked until `at`. What has
 * waited since before it is late.
 */
export function workedBefore(at: Date, ms: number, days: WorkingDays): Date {
  let left = ms
  for (let day = shanghaiDay(at); ; day = plusDays(day, -1)) {
    const open = openingOf(day, days)
    const to = Math.min(at.getTime(), open.to)
    if (open.from >= to) continue
    if (to - left >= open.from) return new Date(to - left)
    left -= to - open.from
  }
}

/** How many milliseconds are worked from one moment to another; negative if the other is earlier. */
export function workedBetween(from: Date, to: Date, days: WorkingDays): number {
  if (to < from) return -workedBetween(to, from, days)
  let sum = 0
  const last = shanghaiDay(to)
  for (let day = shanghaiDay(from); day <= last; day = plusDays(day, 1)) {
    const open = openingOf(day, days)
    const worked = Math.min(to.getTime(), open.to) - Math.max(from.getTime(), open.from)
    sum += Math.max(0, worked)
  }
  return sum
}

/** The hours of a day; none on a day off. */
function openingOf(day: string, days: WorkingDays): { from: number; to: number } {
  const midnight = startOfDay(day).getTime()
  return isWorkingDay(day, days)
    ? { from: midnight + days.opensHour * HOUR_MS, to: midnight + days.closesHour * HOUR_MS }
    : { from: midnight, to: midnight }
}

export const HOUR_MS = 3_600_000
