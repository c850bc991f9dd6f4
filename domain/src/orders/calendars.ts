import { type DaysOff, PLAIN_WEEK, type WorkingDays } from './working-days.ts'

/**
 * Calendars that a shop may begin with, by country; its staff change them from there on. Mainland China 2026: notice of the State Council's General
 * Office of 4 November 2025. 2027: the days that the holiday regulation itself names; the notice of the year adds the days between.
 */
export const CALENDARS = {
  CN: {
    ...PLAIN_WEEK,
    daysOff: [
      off('2026-01-01', '2026-01-03'),
      off('2026-02-15', '2026-02-23'),
      off('2026-04-04', '2026-04-06'),
      off('2026-05-01', '2026-05-05'),
      off('2026-06-19', '2026-06-21'),
      off('2026-09-25', '2026-09-27'),
      off('2026-10-01', '2026-10-07'),
      off('2027-01-01', '2027-01-01'),
      off('2027-02-05', '2027-02-08'),
      off('2027-04-05', '2027-04-05'),
      off('2027-05-01', '2027-05-02'),
      off('2027-06-09', '2027-06-09'),
      off('2027-09-15', '2027-09-15'),
      off('2027-10-01', '2027-10-03'),
    ],
    daysWorked: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  },
  /** No days off but the weekend: to be filled by hand. */
  none: PLAIN_WEEK,
} as const satisfies Record<string, WorkingDays>

export type CalendarId = keyof typeof CALENDARS

function off(first: string, last: string): DaysOff {
  return { first, last }
}
