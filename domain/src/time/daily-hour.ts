/**
 * The last moment at which clocks in the zone showed this full hour. Where they skipped it, the moment that
 * they would have shown it without the change.
 */
export function lastDailyHour(zone: string, hour: number, now: Date): Date {
  const wall = wallClock(zone, now)
  const today = new Date(wall)
  const wanted = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate(), hour)
  const at = instantOf(zone, wanted)
  return at.getTime() <= now.getTime() ? at : instantOf(zone, wanted - DAY_MS)
}

const DAY_MS = 86_400_000

/** The day in the zone, as the count of days since 1970. */
export const dayIn = (zone: string, at: Date): number => Math.floor(wallClock(zone, at) / DAY_MS)

/** What clocks in the zone show, as if it were UTC, to the minute. */
function wallClock(zone: string, at: Date): number {
  const parts = formatOf(zone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value ?? 0)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
}

/** The moment at which clocks in the zone show this. The second step is for the day clocks change. */
function instantOf(zone: string, wall: number): Date {
  const offset = (at: number) => wallClock(zone, new Date(at)) - at
  const guess = wall - offset(wall)
  return new Date(wall - offset(guess))
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat(undefined, {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  formats.set(timeZone, known)
  return known
}
