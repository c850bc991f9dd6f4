import { type WorkingDays, isWorkingDay } from './working-days.ts'
import { plusDays, shanghaiDay, startOfDay } from '../time/days.ts'

/** Whether a text is a time of day such as `17:00`. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/**
 * The latest time to buy an item that has been waiting since a moment: the end of the next shift on a working
 * day, in Asia/Shanghai. Buyers work in shifts that end at `ends`: sellers ship orders placed by then on the
 * same day.
 */
export function buyBy(since: Date, ends: readonly [string, ...string[]], days: WorkingDays): Date {
  const minutes = ends.map(minutesOf).toSorted((a, b) => a - b)
  for (let day = shanghaiDay(since); ; day = plusDays(day, 1)) {
    if (!isWorkingDay(day, days)) continue
    const midnight = startOfDay(day).getTime()
    const end = minutes
      .map((minute) => midnight + minute * MINUTE_MS)
      .find((moment) => moment > since.getTime())
    if (end !== undefined) return new Date(end)
  }
}

/**
 * The last end of a shift on a working day up to a moment: what has waited since before it should have been
 * bought.
 */
export function lastShiftEnd(now: Date, ends: readonly [string, ...string[]], days: WorkingDays): Date {
  const minutes = ends.map(minutesOf).toSorted((a, b) => b - a)
  for (let day = shanghaiDay(now); ; day = plusDays(day, -1)) {
    if (!isWorkingDay(day, days)) continue
    const midnight = startOfDay(day).getTime()
    const end = minutes
      .map((minute) => midnight + minute * MINUTE_MS)
      .find((moment) => moment <= now.getTime())
    if (end !== undefined) return new Date(end)
  }
}

const MINUTE_MS = 60_000

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
