/** Calendar days, written `2026-11-30`. A day at the warehouses is one in Asia/Shanghai. */

const DAY_MS = 86_400_000
/** Shanghai has been UTC+8 without summer time since 1991. */
const SHANGHAI_MS = 8 * 3_600_000

/** Whether a text is a real calendar day of this or the last century. */
export function isDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false
  const at = midnight(text)
  return !Number.isNaN(at) && dayText(at) === text
}

/** The day of a moment in Shanghai. */
export const shanghaiDay = (moment: Date): string => dayText(moment.getTime() + SHANGHAI_MS)

/** A moment in Shanghai, to the second: `2026-11-22 16:54:03`. */
export const shanghaiTime = (moment: Date): string =>
  new Date(moment.getTime() + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ')

/** The start of a day in Shanghai. */
export const startOfDay = (day: string): Date => new Date(midnight(day) - SHANGHAI_MS)

/** The day so many days after another; before it, if negative. */
export const plusDays = (day: string, days: number): string => dayText(midnight(day) + days * DAY_MS)

/** The number of days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / DAY_MS)

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
