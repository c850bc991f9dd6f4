import { describe, expect, test } from 'vitest'
import { DECISION_KINDS } from './notice-groups.ts'
import { isPushEndpoint, isWorthPushing, nextPushTry, pushKindOf } from './push.ts'

describe('which notices are notifications', () => {
  test('decisions for the shopper, except what the shopper has just done', () => {
    expect(pushKindOf('question_asked')).toBe('decisions')
    expect(pushKindOf('supplement_due')).toBe('decisions')
    expect(pushKindOf('storage_reminder')).toBe('decisions')
    expect(pushKindOf('order_placed')).toBeNull()
  })
  test('where packages are', () => {
    expect(pushKindOf('parcel_shipped')).toBe('parcels')
    expect(pushKindOf('parcel_delivered')).toBe('parcels')
  })
  test('watched goods', () => {
    expect(pushKindOf('watch_changed')).toBe('watched')
    expect(pushKindOf('watch_ended')).toBe('watched')
  })
  test('nothing else: no money, nothing about the account, no unknown kind', () => {
    for (const kind of ['recharge_succeeded', 'password_changed', 'answer_arrived', 'coupon_given', 'x'])
      expect(pushKindOf(kind)).toBeNull()
  })
  test('every decision except the one that the shopper already knows', () => {
    expect(DECISION_KINDS.filter((kind) => pushKindOf(kind) === null)).toEqual(['order_placed'])
  })
})

test('a notification is retried at growing intervals, five attempts in all, and not when it is old', () => {
  const since = new Date('2026-11-02T02:00:00Z')
  const minutes = (tries: number, now = since) => {
    const next = nextPushTry(tries, since, now)
    return next && (next.getTime() - now.getTime()) / 60_000
  }
  expect([1, 2, 3, 4, 5].map((tries) => minutes(tries))).toEqual([1, 5, 20, 60, null])
  expect(minutes(1, new Date('2026-11-03T01:58:00Z'))).toBe(1)
  expect(minutes(1, new Date('2026-11-03T01:59:00Z'))).toBeNull()
})

test('a notification is worth sending for a day', () => {
  const since = new Date('2026-11-02T02:00:00Z')
  expect(isWorthPushing(since, new Date('2026-11-03T01:59:59Z'))).toBe(true)
  expect(isWorthPushing(since, new Date('2026-11-03T02:00:00Z'))).toBe(false)
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QABC',
  'https://wns2-par02p.notify.windows.com/w/?token=BQY',
])('a push service: %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true))

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://evilnotify.windows.com.example/',
  'https://xnotify.windows.com/',
  'https://a:b@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest',
  'https://localhost/x',
  'javascript:alert(1)',
  'nonsense',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
])('none: %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false))
