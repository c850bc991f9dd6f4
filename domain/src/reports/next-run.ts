/**
 * The schedule of a job as in cron: minutes, hours, days of the month, months and days of the week (0 is
 * Sunday), in UTC.
 */
export type Schedule = {
  readonly minutes: readonly number[]
  readonly hours: readonly number[]
  readonly dates: readonly number[]
  readonly months: readonly number[]
  readonly weekdays: readonly number[]
}

const DAY_MS = 86_400_000
/** How far ahead to search: four years and a day, for 29 February. */
const DAYS_MAX = 1_462

/** Parses a cron line: five fields of numbers, ranges, lists, `*` and steps. Throws on anything else. */
export function readSchedule(cron: string): Schedule {
  const [minutes, hours, dates, months, weekdays, ...rest] = cron.trim().split(/\s+/)
  if (weekdays === undefined || rest.length > 0) throw new RangeError(`no schedule: ${cron}`)
  return {
    minutes: readField(minutes!, 0, 59),
    hours: readField(hours!, 0, 23),
    dates: readField(dates!, 1, 31),
    months: readField(months!, 1, 12),
    weekdays: readField(weekdays, 0, 6),
  }
}

function readField(field: string, least: number, most: number): number[] {
  const numbers = field.split(',').flatMap((part) => {
    const match = /^(?:(\d+)(?:-(\d+))?|\*)(?:\/(\d+))?$/.exec(part)
    if (!match) throw new RangeError(`no part of a schedule: ${part}`)
    const from = Number(match[1] ?? least)
    const to = Number(match[2] ?? match[1] ?? most)
    const step = Number(match[3] ?? 1)
    if (from < least || to > most || step < 1) throw new RangeError(`no part of a schedule: ${part}`)
    return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
  })
  return [...new Set(numbers)].toSorted((a, b) => a - b)
}

/** The next moment of a schedule after the given one; null if there is none. */
export function nextRun(schedule: Schedule, after: Date): Date | null {
  const first = Math.floor(after.getTime() / DAY_MS)
  for (let day = first; day <= first + DAYS_MAX; day++) {
    const date = new Date(day * DAY_MS)
    if (!fits(schedule, date)) continue
    for (const hour of schedule.hours)
      for (const minute of schedule.minutes) {
        const moment = new Date(day * DAY_MS + (hour * 60 + minute) * 60_000)
        if (moment > after) return moment
      }
  }
  return null
}

/** Cron's rule: if both the date and the weekday are restricted, a day that matches either one fits. */
function fits({ dates, months, weekdays }: Schedule, date: Date): boolean {
  if (!months.includes(date.getUTCMonth() + 1)) return false
  const byDate = dates.includes(date.getUTCDate())
  const byWeekday = weekdays.includes(date.getUTCDay())
  return dates.length < 31 && weekdays.length < 7 ? byDate || byWeekday : byDate && byWeekday
}
