import { describe, expect, test } from 'vitest'
import { digestDue, mailsWith } from './digest.ts'

const due = (oldest: string, last: string | null, zone: string, now: string) =>
  digestDue(
    { oldest: new Date(oldest), last: last === null ? null : new Date(last), zone },
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

test('the mails that news would have caused', () => {
  const news = [
    { kind: 'question_asked', at: new Date('2026-11-28T08:00Z') },
    { kind: 'item_purchased', at: new Date('2026-11-28T09:00Z') },
    { kind: 'item_received', at: new Date('2026-11-28T16:59Z') },
    { kind: 'item_in_stock', at: new Date('2026-11-28T17:00Z') },
    { kind: 'parcel_shipped', at: new Date('2026-11-28T18:00Z') },
    { kind: 'refunded', at: new Date('2026-11-29T10:00Z') },
  ]
  expect(mailsWith({}, news, 'Europe/Berlin')).toBe(3 + 2)
  expect(mailsWith({ orders: 'at_once' }, news, 'Europe/Berlin')).toBe(6)
  expect(mailsWith({ orders: 'off', parcels: 'off', money: 'off' }, news, 'Europe/Berlin')).toBe(1)
  expect(mailsWith({ parcels: 'daily', money: 'daily' }, news, 'Europe/Berlin')).toBe(1 + 2)
})
