import { type WorkingDays, isWorkingDay } from './working-days.ts'

/** A time of the clock, such as `17:00`. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/**
 * When something that waits to be bought since a moment is bought at the latest: the end of the first shift after it, on a working day, by the clock in
 * Asia/Shanghai. Buyers work in shifts that end at `ends`: sellers send the same day what was ordered by then.
 */
export function buyBy(since: Date, ends: readonly [string, ...string[]], days: WorkingDays): Date {
  const minutes = ends.map(minutesOf).toSorted((a, b) => a - b)
  for (let day = Math.floor((since.getTime() + SHANGHAI_OFFSET_MS) / DAY_MS); ; day++) {
    if (!isWorkingDay(new Date(day * DAY_MS).toISOString().slice(0, 10), days)) continue
    const midnight = day * DAY_MS - SHANGHAI_OFFSET_MS
    const end = minutes
      .map((minute) => midnight + minute * MINUTE_MS)
      .find((moment) => moment > since.getTime())
    if (end !== undefined) return new Date(end)
  }
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const SHANGHAI_OFFSET_MS = 8 * 3_600_000

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
