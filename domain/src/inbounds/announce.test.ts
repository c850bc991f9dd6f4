import { describe, expect, test } from 'vitest'
import {
  type Announcement,
  CANCELLED_COUNTS_HOURS,
  OPEN_ANNOUNCEMENTS_MAX,
  SERIES_MAX,
  isSameSeries,
  whyNotAnnounce,
} from './announce.ts'

const NOW = new Date('2026-11-28T08:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const announced = (trackingNumber: string, over: Partial<Announcement> = {}): Announcement => ({
  trackingNumber,
  stage: 'announced',
  at: hoursAgo(1),
  ...over,
})
/** Numbers that have nothing in common but their courier. */
const scattered = (count: number, over: Partial<Announcement> = {}) =>
  Array.from({ length: count }, (_, at) => announced(`YT${7_000_000_000_000 + at * 104_729}`, over))
const inARow = (count: number, over: Partial<Announcement> = {}) =>
  Array.from({ length: count }, (_, at) => announced(`SF${1_000_000_000_100 + at}`, over))

describe('announcing a number', () => {
  test('is free for a new number, and for one that is no longer waiting', () => {
    expect(whyNotAnnounce('SF1234567890123', [], NOW)).toBe(null)
    for (const stage of ['cancelled', 'arrived', 'ended'] as const)
      expect(whyNotAnnounce('SF1234567890123', [announced('SF1234567890123', { stage })], NOW)).toBe(null)
  })

  test('is refused while the same shopper waits for it', () => {
    for (const stage of ['announced', 'in_doubt'] as const)
      expect(whyNotAnnounce('SF1234567890123', [announced('SF1234567890123', { stage })], NOW)).toBe(
        'announced_already',
      )
  })

  test('is refused beyond the limit, to which those cancelled lately count', () => {
    const number = 'SF1234567890123'
    expect(whyNotAnnounce(number, scattered(OPEN_ANNOUNCEMENTS_MAX - 1), NOW)).toBe(null)
    expect(whyNotAnnounce(number, scattered(OPEN_ANNOUNCEMENTS_MAX), NOW)).toBe('too_many_announcements')
    const cancelled = { stage: 'cancelled', at: hoursAgo(CANCELLED_COUNTS_HOURS - 1) } as const
    expect(whyNotAnnounce(number, scattered(OPEN_ANNOUNCEMENTS_MAX, cancelled), NOW)).toBe(
      'too_many_announcements',
    )
    const before = { stage: 'cancelled', at: hoursAgo(CANCELLED_COUNTS_HOURS) } as const
    expect(whyNotAnnounce(number, scattered(OPEN_ANNOUNCEMENTS_MAX, before), NOW)).toBe(null)
    expect(whyNotAnnounce(number, scattered(100, { stage: 'arrived' }), NOW)).toBe(null)
  })

  test('allows the boxes of one order, and refuses a longer row of numbers, in any order', () => {
    expect(whyNotAnnounce('SF1000000000199', inARow(SERIES_MAX - 1), NOW)).toBe(null)
    expect(whyNotAnnounce('SF1000000000199', inARow(SERIES_MAX), NOW)).toBe('numbers_in_a_row')
    expect(whyNotAnnounce('SF1000000000001', inARow(SERIES_MAX), NOW)).toBe('numbers_in_a_row')
    const tried = inARow(SERIES_MAX, { stage: 'cancelled' })
    expect(whyNotAnnounce('SF1000000000199', tried, NOW)).toBe('numbers_in_a_row')
    // Five that arrived were no guesses, and a number announced anew is not a sixth.
    expect(whyNotAnnounce('SF1000000000199', inARow(9, { stage: 'arrived' }), NOW)).toBe(null)
    expect(whyNotAnnounce(tried[0]!.trackingNumber, tried, NOW)).toBe(null)
  })
})

test('a series shares all but the last three digits', () => {
  expect(isSameSeries('SF1234567890123', 'SF1234567890999')).toBe(true)
  expect(isSameSeries('SF1234567890123', 'SF1234567891123')).toBe(false)
  expect(isSameSeries('SF1234567890123', 'SF12345678901')).toBe(false)
})
