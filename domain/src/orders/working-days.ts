/**
 * Days of the mainland Chinese calendar without reviews although they fall on Monday to Friday, as `[first, last]`, both included.
 * 2026: notice of the State Council's General Office of 4 November 2025. 2027: the days that the holiday regulation itself names; the
 * notice of the year, which adds the days between, is entered here when it is out.
 */
const HOLIDAYS: readonly (readonly [string, string])[] = [
  ['2026-01-01', '2026-01-03'],
  ['2026-02-15', '2026-02-23'],
  ['2026-04-04', '2026-04-06'],
  ['2026-05-01', '2026-05-05'],
  ['2026-06-19', '2026-06-21'],
  ['2026-09-25', '2026-09-27'],
  ['2026-10-01', '2026-10-07'],
  ['2027-01-01', '2027-01-01'],
  ['2027-02-05', '2027-02-08'],
  ['2027-04-05', '2027-04-05'],
  ['2027-05-01', '2027-05-02'],
  ['2027-06-09', '2027-06-09'],
  ['2027-09-15', '2027-09-15'],
  ['2027-10-01', '2027-10-03'],
]

/** Saturdays and Sundays that are worked instead. */
const WORKED_WEEKENDS: readonly string[] = [
  '2026-01-04',
  '2026-02-14',
  '2026-02-28',
  '2026-05-09',
  '2026-09-20',
  '2026-10-10',
]

/** Whether a calendar day such as `2026-10-01` is a working day in China. */
export function isWorkingDay(day: string): boolean {
  if (WORKED_WEEKENDS.includes(day)) return true
  if (HOLIDAYS.some(([first, last]) => first <= day && day <= last)) return false
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday >= 1 && weekday <= 5
}
