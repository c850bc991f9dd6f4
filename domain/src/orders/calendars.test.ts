import { expect, test } from 'vitest'
import { CALENDAR_IDS, type CalendarId, calendarOf } from './calendars.ts'
import { whyNotWorkingDays } from './working-days.ts'

/*
 * Checks the table of public holidays against the rule of each day: a date, a weekday, Easter, the moon, the
 * sun, and substitutes for weekends.
 */

const DAY = 86_400_000
const YEARS = [2026, 2027]
const iso = (at: number): string => new Date(at).toISOString().slice(0, 10)
const plus = (day: string, days: number): string => iso(Date.parse(day) + days * DAY)
const weekdayOf = (day: string): number => new Date(day).getUTCDay()
const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6]

/** The nth weekday of a month; -1 is the last. */
function nth(year: number, month: number, weekday: number, n: number): string {
  const days = Array.from({ length: 31 }, (_, at) => iso(Date.UTC(year, month - 1, at + 1)))
  return days
    .filter((day) => Number(day.slice(5, 7)) === month && weekdayOf(day) === weekday)
    .at(n < 0 ? n : n - 1)!
}

/** Easter Sunday, by the Gregorian computus (Meeus, Jones, Butcher). */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return iso(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1))
}

/**
 * The day of a month of the Chinese calendar, counted from its New Year: 17 February 2026 and 6 February 2027
 * (GB/T 33661-2017). Neither has a leap month.
 */
const MONTHS: Record<number, [newYear: string, lengths: number[]]> = {
  2026: ['2026-02-17', [30, 29, 30, 29, 29, 30, 29, 29, 30, 30, 30, 29]],
  2027: ['2027-02-06', [30, 30, 29, 30, 29, 29, 30, 29, 29, 30, 30, 29]],
}
function moon(year: number, month: number, day: number): string {
  const [newYear, lengths] = MONTHS[year]!
  return plus(newYear, lengths.slice(0, month - 1).reduce((sum, days) => sum + days, 0) + day - 1)
}

/** Equinoxes in Japan by its observatory's formula for 1980 to 2099, and the solar term Qingming. */
const since1980 = (year: number): number => 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4)
const spring = (year: number): string => iso(Date.UTC(year, 2, Math.floor(20.8431 + since1980(year))))
const autumn = (year: number): string => iso(Date.UTC(year, 8, Math.floor(23.2488 + since1980(year))))
const clearAndBright = (year: number): string => `${year}-04-05`

const daysOf = (id: CalendarId, year: number): string[] =>
  calendarOf(id).daysOff.flatMap(({ first, last }) => {
    const count = (Date.parse(last) - Date.parse(first)) / DAY
    return Array.from({ length: count + 1 }, (_, at) => plus(first, at)).filter((day) =>
      day.startsWith(String(year)),
    )
  })

/** Adds, for each day on one of these weekdays, the next day that is neither such a weekday nor off. */
function made(days: readonly string[], weekdays: readonly number[], step: 1 | -1 = 1): string[] {
  const all = [...days]
  for (const day of days) {
    if (!weekdays.includes(weekdayOf(day))) continue
    let other = plus(day, step)
    while (all.includes(other) || weekdays.includes(weekdayOf(other))) other = plus(other, step)
    all.push(other)
  }
  return all
}
const fixed = (year: number, ...days: string[]): string[] => days.map((day) => `${year}-${day}`)

/** The days of a year according to each place's law. */
const LAWS: Record<Exclude<CalendarId, 'CN' | 'none'>, (year: number) => string[]> = {
  HK(year) {
    const moons = [moon(year, 1, 1), moon(year, 1, 2), moon(year, 1, 3)]
    const others = [moon(year, 4, 8), moon(year, 5, 5), moon(year, 8, 16), moon(year, 9, 9)]
    const church = [plus(easter(year), -2), plus(easter(year), -1), plus(easter(year), 1)]
    const days = [...fixed(year, '01-01', '05-01', '07-01', '10-01', '12-25', '12-26'), ...moons, ...others]
    // Two holidays on the same day still count as two.
    const clear = made([clearAndBright(year)], [SUNDAY]).at(-1)!
    const second = church.includes(clear) ? [plus(clear, 1)] : []
    return made([...days, ...church, clear, ...second], [SUNDAY]).filter((day) => weekdayOf(day) !== SUNDAY)
  },
  TW(year) {
    const newYear = [-2, -1, 0, 1, 2].map((days) => plus(moon(year, 1, 1), days))
    const single = [moon(year, 5, 5), moon(year, 8, 15)]
    const dates = fixed(year, '01-01', '02-28', '05-01', '09-28', '10-10', '10-25', '12-25')
    const graves = [`${year}-04-04`, clearAndBright(year)]
    const days = [...dates, ...single, ...graves, `${year + 1}-01-01`]
    const before = days
      .filter((day) => weekdayOf(day) === SATURDAY)
      .map((day) => made([day], [SATURDAY, SUNDAY], -1).at(-1)!)
    const sundays = days.filter((day) => weekdayOf(day) === SUNDAY)
    const after = sundays.map((day) => [1, 2].map((n) => plus(day, n)).find((next) => !days.includes(next))!)
    return [...made(newYear, [SATURDAY, SUNDAY]), ...days, ...before, ...after]
  },
  SG(year) {
    // The Islamic, Buddhist and Hindu days are announced and cannot be computed here.
    const announced = {
      2026: ['03-21', '05-27', '05-31', '11-08'],
      2027: ['03-10', '05-17', '05-20', '10-28'],
    }
    const days = fixed(year, '01-01', '05-01', '08-09', '12-25', ...announced[year as 2026 | 2027])
    return made([...days, moon(year, 1, 1), moon(year, 1, 2), plus(easter(year), -2)], [SUNDAY])
  },
  JP(year) {
    const mondays = [nth(year, 1, MONDAY, 2), nth(year, 7, MONDAY, 3), nth(year, 9, MONDAY, 3)]
    const dates = fixed(year, '01-01', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03')
    const days = [...dates, `${year}-11-23`, ...mondays, nth(year, 10, MONDAY, 2), spring(year), autumn(year)]
    const between = days.map((day) => plus(day, 1)).filter((day) => days.includes(plus(day, 1)))
    return made([...days, ...between], [SUNDAY])
  },
  US(year) {
    const dates = [...fixed(year, '01-01', '06-19', '07-04', '11-11', '12-25'), `${year + 1}-01-01`]
    const observed = dates.map((day) => plus(day, { [SATURDAY]: -1, [SUNDAY]: 1 }[weekdayOf(day)] ?? 0))
    const mondays = [nth(year, 1, MONDAY, 3), nth(year, 2, MONDAY, 3), nth(year, 5, MONDAY, -1)]
    const rest = [nth(year, 9, MONDAY, 1), nth(year, 10, MONDAY, 2), nth(year, 11, THURSDAY, 4)]
    return [...dates, ...observed, ...mondays, ...rest]
  },
  CA: (year) => [
    ...fixed(year, '01-01', '07-01', '09-30', '11-11', '12-25', '12-26'),
    plus(easter(year), -2),
    // The Monday before 25 May.
    plus(`${year}-05-24`, -((weekdayOf(`${year}-05-24`) + 6) % 7)),
    nth(year, 9, MONDAY, 1),
    nth(year, 10, MONDAY, 2),
  ],
  GB: (year) => [
    ...made(fixed(year, '01-01', '12-25', '12-26'), [SATURDAY, SUNDAY]),
    ...[-2, 1].map((days) => plus(easter(year), days)),
    ...[nth(year, 5, MONDAY, 1), nth(year, 5, MONDAY, -1), nth(year, 8, MONDAY, -1)],
  ],
  DE: (year) => [
    ...fixed(year, '01-01', '05-01', '10-03', '12-25', '12-26'),
    ...[-2, 1, 39, 50].map((days) => plus(easter(year), days)),
  ],
  AU: (year) => [
    ...made(fixed(year, '12-25', '12-26'), [SATURDAY, SUNDAY]),
    ...fixed(year, '01-01', '01-26', '04-25'),
    ...[-2, 1].map((days) => plus(easter(year), days)),
  ],
  NZ: (year) => [
    ...made(fixed(year, '01-01', '01-02', '12-25', '12-26'), [SATURDAY, SUNDAY]),
    ...made(fixed(year, '02-06', '04-25'), [SATURDAY, SUNDAY]),
    ...[-2, 1].map((days) => plus(easter(year), days)),
    ...[nth(year, 6, MONDAY, 1), nth(year, 10, MONDAY, 4)],
    // The Friday of Matariki is in a table of its act.
    { 2026: '2026-07-10', 2027: '2027-06-25' }[year]!,
  ],
}

test.each(Object.entries(LAWS))('%s is off when its law says so', (id, law) => {
  for (const year of YEARS) {
    const wanted = new Set(law(year).filter((day) => day.startsWith(String(year))))
    expect(daysOf(id as CalendarId, year)).toEqual([...wanted].toSorted())
  }
})

test('mainland China has the days off that its regulation names, and works on the days that its notice moves', () => {
  for (const year of YEARS) {
    const named = [-1, 0, 1, 2].map((days) => plus(moon(year, 1, 1), days))
    const days = fixed(year, '01-01', '04-05', '05-01', '05-02', '10-01', '10-02', '10-03')
    expect(daysOf('CN', year)).toEqual(
      expect.arrayContaining([...days, ...named, moon(year, 5, 5), moon(year, 8, 15)]),
    )
  }
  const { daysWorked } = calendarOf('CN')
  expect(daysWorked.every((day) => [SATURDAY, SUNDAY].includes(weekdayOf(day)))).toBe(true)
})

test('every initial calendar is valid', () => {
  for (const id of CALENDAR_IDS) expect(whyNotWorkingDays(calendarOf(id))).toBeNull()
  expect(calendarOf('none').daysOff).toEqual([])
})
