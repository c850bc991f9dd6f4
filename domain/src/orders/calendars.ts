import { type DaysOff, PLAIN_WEEK, type WorkingDays } from './working-days.ts'

/**
 * The places whose calendars a shop can start with, by ISO 3166 code. `none` has no days off except weekends.
 */
export const CALENDAR_IDS = [
  ...(['CN', 'HK', 'TW', 'SG', 'JP', 'US', 'CA', 'GB', 'DE', 'AU', 'NZ'] as const),
  'none',
] as const
export type CalendarId = (typeof CALENDAR_IDS)[number]
type Place = Exclude<CalendarId, 'none'>

/** An initial calendar for a shop, which its staff maintain from then on. */
export const calendarOf = (id: CalendarId): WorkingDays =>
  id === 'none' ? PLAIN_WEEK : { ...PLAIN_WEEK, daysOff: holidaysOf(id), daysWorked: DAYS_WORKED[id] ?? [] }

const holidaysOf = (place: Place): DaysOff[] =>
  Object.entries<string>(HOLIDAYS[place]).flatMap(([year, days]) =>
    days.split(' ').map((range) => {
      const [first = '', last = first] = range.split('/')
      return { first: `${year}-${first}`, last: `${year}-${last}` }
    }),
  )

/**
 * Public holidays of places where an agency may have its warehouse or office, including those on weekends:
 * holidays of the whole place, and the substitute days for those on a weekend. `02-17/02-19` is a range.
 * Staff add regional holidays.
 */
const HOLIDAYS: Readonly<Record<Place, Readonly<Record<2026 | 2027, string>>>> = {
  // 2026: notice of the State Council's General Office of 4 November 2025. 2027: days named by the holiday
  // regulation; that year's notice will add more.
  CN: {
    2026: '01-01/01-03 02-15/02-23 04-04/04-06 05-01/05-05 06-19/06-21 09-25/09-27 10-01/10-07',
    2027: '01-01 02-05/02-08 04-05 05-01/05-02 06-09 09-15 10-01/10-03',
  },
  // General Holidays Ordinance (Cap. 149), gov.hk/en/about/abouthk/holiday. A holiday on a Sunday is replaced
  // by the next day that is not a holiday.
  HK: {
    2026: '01-01 02-17/02-19 04-03/04-04 04-06/04-07 05-01 05-25 06-19 07-01 09-26 10-01 10-19 12-25/12-26',
    2027: '01-01 02-06 02-08/02-09 03-26/03-27 03-29 04-05 05-01 05-13 06-09 07-01 09-16 10-01 10-08 12-25 12-27',
  },
  // 紀念日及節日實施條例 of 2025, dgpa.gov.tw. A Saturday is replaced by the day before, a Sunday by the day after; the
  // New Year holidays by the days after them.
  TW: {
    2026: '01-01 02-15/02-20 02-27/02-28 04-03/04-06 05-01 06-19 09-25 09-28 10-09/10-10 10-25/10-26 12-25',
    2027: '01-01 02-04/02-10 02-28/03-01 04-04/04-06 04-30/05-01 06-09 09-15 09-28 10-10/10-11 10-25 12-24/12-25 12-31',
  },
  // Holidays Act, mom.gov.sg/employment-practices/public-holidays. A holiday on a Sunday is replaced by
  // Monday.
  SG: {
    2026: '01-01 02-17/02-18 03-21 04-03 05-01 05-27 05-31/06-01 08-09/08-10 11-08/11-09 12-25',
    2027: '01-01 02-06/02-08 03-10 03-26 05-01 05-17 05-20 08-09 10-28 12-25',
  },
  // 国民の祝日に関する法律, www8.cao.go.jp/chosei/shukujitsu/gaiyou.html.
  JP: {
    2026: '01-01 01-12 02-11 02-23 03-20 04-29 05-03/05-06 07-20 08-11 09-21/09-23 10-12 11-03 11-23',
    2027: '01-01 01-11 02-11 02-23 03-21/03-22 04-29 05-03/05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23',
  },
  // 5 U.S.C. 6103, opm.gov: federal holidays, and the weekdays on which those on a weekend are observed.
  US: {
    2026: '01-01 01-19 02-16 05-25 06-19 07-03/07-04 09-07 10-12 11-11 11-26 12-25',
    2027: '01-01 01-18 02-15 05-31 06-18/06-19 07-04/07-05 09-06 10-11 11-11 11-25 12-24/12-25 12-31',
  },
  // Canada Labour Code, section 166.
  CA: {
    2026: '01-01 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25/12-26',
    2027: '01-01 03-26 05-24 07-01 09-06 09-30 10-11 11-11 12-25/12-26',
  },
  // gov.uk/bank-holidays: England and Wales.
  GB: {
    2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25/12-26 12-28',
    2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-25/12-28',
  },
  // The laws of the sixteen states, as far as they agree.
  DE: {
    2026: '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25/12-26',
    2027: '01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25/12-26',
  },
  // Fair Work Act 2009, section 115, with the days that all states and territories add after Christmas.
  AU: {
    2026: '01-01 01-26 04-03 04-06 04-25 12-25/12-26 12-28',
    2027: '01-01 01-26 03-26 03-29 04-25 12-25/12-28',
  },
  // Holidays Act 2003 and Te Kāhui o Matariki Public Holiday Act 2022, employment.govt.nz. A holiday on a
  // weekend is replaced by the next working day.
  NZ: {
    2026: '01-01/01-02 02-06 04-03 04-06 04-25 04-27 06-01 07-10 10-26 12-25/12-26 12-28',
    2027: '01-01/01-02 01-04 02-06 02-08 03-26 03-29 04-25/04-26 06-07 06-25 10-25 12-25/12-28',
  },
}

/** Weekend days worked in exchange for a day off. Taiwan has had none since 2025. */
const DAYS_WORKED: Partial<Record<Place, readonly string[]>> = {
  CN: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
}
