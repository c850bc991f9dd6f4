import { expect, test } from 'vitest'
import { chaseGroup, daysLate, isAskAgainDay, sellerDueAt, sellerLateSince } from './seller-chase.ts'

const now = new Date('2026-11-24T06:00:00Z')
const today = '2026-11-24'
const hours = (count: number) => new Date(now.getTime() - count * 3_600_000)

test('an order is late three days after it was bought, or seven after it was sent', () => {
  for (const state of ['not_sent', 'not_arrived'] as const)
    expect(sellerDueAt(state, sellerLateSince(state, now))).toEqual(now)
  expect(sellerDueAt('not_sent', hours(72))).toEqual(now)
  expect(sellerDueAt('not_arrived', hours(7 * 24))).toEqual(now)
  expect([daysLate(hours(71), now), daysLate(hours(72), now), daysLate(hours(-5), now)]).toEqual([2, 3, 0])
})

test.each([
  ['never asked', 5, null, 'ask'],
  ['asked, the day has not come', 5, '2026-11-25', 'wait'],
  ['asked, the day is today', 5, '2026-11-24', 'ask'],
  ['asked, the day went by', 30, '2026-11-20', 'ask'],
  ['three days late, whatever the seller said', 72, '2026-11-27', 'tell'],
] as const)('%s', (_, late, askAgainOn, group) => {
  expect(chaseGroup({ dueAt: hours(late), askAgainOn }, { now, today })).toBe(group)
})

test.each([
  ['2026-11-25', true],
  ['2026-12-24', true],
  ['2026-12-25', false],
  ['2026-11-24', false],
  ['2026-11-01', false],
  ['2026-13-40', false],
  ['2026-02-31', false],
])('asked again on %s: %s', (day, is) => {
  expect(isAskAgainDay(day, today)).toBe(is)
})
