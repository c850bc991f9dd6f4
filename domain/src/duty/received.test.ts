import { expect, test } from 'vitest'
import { charge, placeOf, regime } from './duty.test-support.ts'
import { type OtherParcel, receivedIn, windowsOf } from './received.ts'

const parcel = (first: string, last = first, over: Partial<OtherParcel> = {}): OtherParcel => ({
  arrives: { first, last },
  isTogether: false,
  goodsFen: 1_000,
  carriageFen: 100,
  ...over,
})
const on = (day: string, last = day) => ({ first: day, last })

test('the windows of a place are those that any of its tests and amounts name', () => {
  const place = placeOf({
    regimes: [
      regime('a', [charge('x', 'duty', { rate: '1%', of: ['goods'], over: 'EUR 9', window: 'month' })], {
        when: [{ any: [{ carriage: ['post'] }, { not: { parcels_within: 3, window: 'year' } }] }],
      }),
      regime('rest', []),
    ],
  })
  expect(windowsOf(place).toSorted()).toEqual(['month', 'year'])
  expect(windowsOf(placeOf({ regimes: [regime('a', [])] }))).toEqual([])
})

test.each([
  ['month', '2026-11-30', 1],
  ['month', '2026-12-01', 0],
  ['quarter', '2026-12-31', 1],
  ['quarter', '2026-09-30', 0],
  ['half_year', '2026-07-01', 1],
  ['half_year', '2026-06-30', 0],
  ['year', '2026-01-01', 1],
  ['year', '2027-01-01', 0],
] as const)('in the same %s as 10 November: what arrives on %s counts %s times', (window, day, count) => {
  const [sum] = receivedIn([window], on('2026-11-10'), [parcel(day)])
  expect(sum).toEqual({
    window,
    parcels: count,
    value: count * 1_000,
    carriage: count * 100,
    isComplete: false,
  })
})

test('of a package that may arrive in either of two months, each counts', () => {
  const others = [parcel('2026-11-28', '2026-12-03')]
  for (const day of ['2026-11-10', '2026-12-10'])
    expect(receivedIn(['month'], on(day), others)[0]!.parcels).toBe(1)
})

test('its own days may lie in two months: that with more counts', () => {
  const others = [parcel('2026-12-20'), parcel('2026-12-22'), parcel('2026-11-02')]
  expect(receivedIn(['month'], on('2026-11-28', '2026-12-02'), others)[0]!.parcels).toBe(2)
})

test('what is handed over at the same time arrives together, whatever the days', () => {
  const others = [parcel('2026-11-10'), parcel('2026-11-20', '2026-11-25', { isTogether: true })]
  expect(receivedIn(['together'], on('2026-11-10'), others)[0]!.parcels).toBe(1)
})
