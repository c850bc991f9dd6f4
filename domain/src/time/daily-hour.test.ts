import { describe, expect, test } from 'vitest'
import { dayIn, lastDailyHour } from './daily-hour.ts'

const at18 = (zone: string, now: string) => lastDailyHour(zone, 18, new Date(now)).toISOString()

describe('the last time that clocks showed an hour', () => {
  test.each([
    ['UTC', '2026-11-28T18:00:00Z', '2026-11-28T18:00:00.000Z'],
    ['UTC', '2026-11-28T17:59:59Z', '2026-11-27T18:00:00.000Z'],
    ['Europe/Berlin', '2026-11-28T17:00:00Z', '2026-11-28T17:00:00.000Z'],
    ['America/New_York', '2026-11-28T02:00:00Z', '2026-11-27T23:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-28T04:00:00Z', '2026-11-28T04:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-28T12:15:00Z', '2026-11-28T12:15:00.000Z'],
    // Clocks go back in Berlin on 25 October 2026, and forward on 28 March 2027.
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-24T16:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T16:30:00Z', '2026-10-24T16:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T17:00:00Z', '2026-10-25T17:00:00.000Z'],
    ['Europe/Berlin', '2027-03-28T16:00:00Z', '2027-03-28T16:00:00.000Z'],
    ['Europe/Berlin', '2027-03-28T15:59:00Z', '2027-03-27T17:00:00.000Z'],
  ])('in %s before %s', (zone, now, expected) => expect(at18(zone, now)).toBe(expected))

  test('is there even where clocks skip it', () => {
    const moment = lastDailyHour('Europe/Berlin', 2, new Date('2027-03-28T12:00:00Z')).toISOString()
    expect(['2027-03-28T00:00:00.000Z', '2027-03-28T01:00:00.000Z']).toContain(moment)
  })
})

test('a day begins at midnight in the zone', () => {
  const day = dayIn('Europe/Berlin', new Date('2026-11-27T23:00:00Z'))
  expect(dayIn('Europe/Berlin', new Date('2026-11-28T22:59:00Z'))).toBe(day)
  expect(dayIn('Europe/Berlin', new Date('2026-11-28T23:00:00Z'))).toBe(day + 1)
})
