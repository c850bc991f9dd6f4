import type { StaffRole } from '../states/table.ts'

/** How far from today a week may be planned. */
export const SHIFT_WEEKS_AHEAD = 26

/** Who plans, and where they work; null: in all warehouses. */
type Planner = { roles: readonly StaffRole[]; leadsShift: boolean; warehouseId: string | null }

/**
 * Whether somebody plans the shifts of a warehouse (null: of no warehouse): admins all, who leads a shift
 * those of their own warehouse, or all if they work in all.
 */
export const plansShifts = (who: Planner, warehouseId: string | null): boolean =>
  who.roles.includes('admin') ||
  (who.leadsShift && (who.warehouseId === null || who.warehouseId === warehouseId))

/** The minutes of a time of day such as `08:30`, up to `24:00`; null if it is none. */
export function minutesOf(time: string): number | null {
  const match = /^(\d{1,2})[:：](\d{2})$/.exec(time.trim())
  if (!match) return null
  const [hours, minutes] = [Number(match[1]), Number(match[2])]
  return minutes < 60 && hours * 60 + minutes <= 1_440 ? hours * 60 + minutes : null
}

/** Minutes after midnight as a time of day: `08:30`. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * Null when a shift has a beginning and an end, else the field that is wrong. One that ends before it starts
 * ends on the next day; none lasts longer than 16 hours.
 */
export function wrongTime(starts: number, ends: number): 'starts' | 'ends' | null {
  if (starts < 0 || starts >= DAY) return 'starts'
  if (ends < 0 || ends > DAY || ends === starts) return 'ends'
  return minutesWorked(starts, ends) > SHIFT_HOURS_MAX * 60 ? 'ends' : null
}

/** How long a shift lasts, in minutes. */
export const minutesWorked = (starts: number, ends: number): number =>
  ends > starts ? ends - starts : ends + DAY - starts

export const SHIFT_HOURS_MAX = 16
const DAY = 1_440

/** The Monday of the week of a day, both as `2026-11-30`. */
export function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return at.toISOString().slice(0, 10)
}
