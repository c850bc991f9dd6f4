import { describe, expect, test } from 'vitest'
import { DIGEST_HOURS, type DigestHour, digestDue, digestHourOf, mailsWith } from './digest.ts'

const due = (oldest: string, last: string | null, zone: string, now: string, hour: DigestHour = 18) =>
  digestDue(
    { oldest: new Date(oldest), last: last === null ? null : new Date(last), zone, hour },
    new Date(now),
  )?.toISOString() ?? null

describe('the daily mail', () => {
  test('is due from the evening after the oldest news', () => {
    expect(due('2026-11-28T10:00Z', null, 'Europe/Berlin', '2026-11-28T16:59Z')).toBeNull()
    expect(due('2026-11-28T10:00Z', null, 'Europe/Berlin', '2026-11-28T17:00Z')).toBe(
      '2026-11-28T17:00:00.000Z',
    )
  })

  test('is due later if nobody was there to send it', () => {
    expect(due('2026-11-28T10:00Z', null, 'Europe/Berlin', '2026-11-29T03:00Z')).toBe(
      '2026-11-28T17:00:00.000Z',
    )
  })

  test('does not come twice for an evening', () => {
    const last = '2026-11-28T17:00Z'
    expect(due('2026-11-28T17:00Z', last, 'Europe/Berlin', '2026-11-28T17:15Z')).toBeNull()
    expect(due('2026-11-28T17:05Z', last, 'Europe/Berlin', '2026-11-29T16:45Z')).toBeNull()
    expect(due('2026-11-28T17:05Z', last, 'Europe/Berlin', '2026-11-29T17:00Z')).toBe(
      '2026-11-29T17:00:00.000Z',
    )
  })

  test('does not come twice to a reader who moved west that day', () => {
    const last = '2026-11-28T17:00Z'
    expect(due('2026-11-28T17:05Z', last, 'America/New_York', '2026-11-28T23:00Z')).toBeNull()
    expect(due('2026-11-28T17:05Z', last, 'America/New_York', '2026-11-29T23:00Z')).toBe(
      '2026-11-29T23:00:00.000Z',
    )
  })

  test('comes on the days that clocks change, once', () => {
    expect(due('2026-10-25T10:00Z', '2026-10-24T16:00Z', 'Europe/Berlin', '2026-10-25T16:00Z')).toBeNull()
    expect(due('2026-10-25T10:00Z', '2026-10-24T16:00Z', 'Europe/Berlin', '2026-10-25T17:00Z')).toBe(
      '2026-10-25T17:00:00.000Z',
    )
    expect(due('2027-03-28T10:00Z', '2027-03-27T17:00Z', 'Europe/Berlin', '2027-03-28T16:00Z')).toBe(
      '2027-03-28T16:00:00.000Z',
    )
  })
})

describe('at another hour', () => {
  test('is due in the morning of the reader, also across the changes of the clock', () => {
    const before = ['2026-10-24T10:00Z', '2026-10-24T06:00Z'] as const
    expect(due(...before, 'Europe/Berlin', '2026-10-25T06:59Z', 8)).toBeNull()
    expect(due(...before, 'Europe/Berlin', '2026-10-25T07:00Z', 8)).toBe('2026-10-25T07:00:00.000Z')
    expect(due('2027-03-27T10:00Z', '2027-03-27T07:00Z', 'Europe/Berlin', '2027-03-28T06:00Z', 8)).toBe(
      '2027-03-28T06:00:00.000Z',
    )
    expect(
      due('2026-11-01T10:00Z', '2026-10-31T12:00Z', 'America/New_York', '2026-11-01T12:59Z', 8),
    ).toBeNull()
    expect(due('2026-11-01T10:00Z', '2026-10-31T12:00Z', 'America/New_York', '2026-11-01T13:00Z', 8)).toBe(
      '2026-11-01T13:00:00.000Z',
    )
  })

  test('comes once a day through the changes of the clock, at every hour', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe']
    for (const hour of DIGEST_HOURS)
      for (const zone of zones)
        for (const first of [Date.UTC(2026, 2, 5), Date.UTC(2026, 9, 20)])
          expect([zone, hour, mailsIn(first, 31, zone, hour)]).toEqual([zone, hour, 31])
  })

  test('chosen shortly before it does not come twice within twelve hours', () => {
    const last = '2026-11-28T07:00Z'
    expect(due('2026-11-28T08:00Z', last, 'Europe/Berlin', '2026-11-28T17:30Z', 18)).toBeNull()
    expect(due('2026-11-28T08:00Z', last, 'Europe/Berlin', '2026-11-28T20:00Z', 21)).toBe(
      '2026-11-28T20:00:00.000Z',
    )
  })

  test('is the usual one unless a known one is stored', () => {
    expect([null, 8, 21, 3].map(digestHourOf)).toEqual([18, 8, 21, 18])
  })
})

test('the mails that news would have caused', () => {
  const news = [
    { kind: 'question_asked', at: new Date('2026-11-28T08:00Z') },
    { kind: 'item_purchased', at: new Date('2026-11-28T09:00Z') },
    { kind: 'item_received', at: new Date('2026-11-28T16:59Z') },
    { kind: 'item_in_stock', at: new Date('2026-11-28T17:00Z') },
    { kind: 'parcel_shipped', at: new Date('2026-11-28T18:00Z') },
    { kind: 'refunded', at: new Date('2026-11-29T10:00Z') },
  ]
  expect(mailsWith({}, news, { zone: 'Europe/Berlin', hour: 18 })).toBe(3 + 2)
  expect(mailsWith({ orders: 'at_once' }, news, { zone: 'Europe/Berlin', hour: 18 })).toBe(6)
  expect(
    mailsWith({ orders: 'off', parcels: 'off', money: 'off' }, news, { zone: 'Europe/Berlin', hour: 18 }),
  ).toBe(1)
  expect(mailsWith({ parcels: 'daily', money: 'daily' }, news, { zone: 'Europe/Berlin', hour: 18 })).toBe(
    1 + 2,
  )
})

/** The mails of a reader who has news all the time, over so many days, asked every half hour. */
function mailsIn(first: number, days: number, zone: string, hour: DigestHour): number {
  let last = new Date(first)
  let count = 0
  for (let at = first; at < first + days * 86_400_000; at += 1_800_000) {
    const moment = digestDue({ oldest: last, last: count === 0 ? null : last, zone, hour }, new Date(at))
    if (!moment) continue
    last = moment
    count += 1
  }
  return count
}
