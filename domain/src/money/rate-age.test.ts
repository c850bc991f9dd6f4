import { expect, it } from 'vitest'
import { isLeap, rateAge } from './rate-age.ts'

it.each([
  ['2026-11-18', '2026-11-19T10:00:00Z', 'fresh'],
  ['2026-11-18', '2026-11-20T10:00:00Z', 'late'],
  // From Friday to Monday evening.
  ['2026-11-20', '2026-11-23T16:00:00Z', 'fresh'],
  ['2026-11-20', '2026-11-24T10:00:00Z', 'late'],
  ['2026-11-20', '2026-11-27T15:00:00Z', 'late'],
  ['2026-11-20', '2026-11-27T15:00:01Z', 'stopped'],
] as const)('a rate of %s is at %s %s', (quotedOn, now, age) => {
  expect(rateAge({ quotedOn, source: 'ecb' }, new Date(now))).toBe(age)
})

it('a manually entered rate is never stopped', () => {
  expect(rateAge({ quotedOn: '2026-01-01', source: 'by_hand' }, new Date('2026-11-20T00:00:00Z'))).toBe(
    'late',
  )
})

it('an inverted rate is a leap, a bad day is not', () => {
  expect(isLeap(6_707_783_590, 149_080_536)).toBe(true)
  expect(isLeap(42_595_000, 4_259_500_000)).toBe(true)
  expect(isLeap(6_707_783_590, 7_300_000_000)).toBe(false)
  expect(isLeap(6_707_783_590, 5_900_000_000)).toBe(false)
})
