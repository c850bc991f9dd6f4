import { describe, expect, test } from 'vitest'
import { assessDuty } from './assess.ts'
import { charge, placeOf, regime, shipment } from './duty.test-support.ts'
import type { Received } from './shipment.ts'

const rates = new Map([
  ['EUR', 8_000_000_000],
  ['USD', 4_000_000_000],
])
const before = (parcels: number, value = 0): Received[] => [
  { window: 'year', parcels, value, carriage: 0, isComplete: false },
]
/** The allowances that goods of 100 euros use up nearly, with what was received before. */
const near = (when: readonly object[], received: readonly Received[]) =>
  assessDuty(
    placeOf({
      regimes: [
        regime('free', [], { when }),
        regime('all', [charge('x', 'duty', { rate: '1%', of: ['goods'] })]),
      ],
    }),
    shipment({ received }),
    rates,
  ).allowances
const three = { parcels_within: 3, window: 'year' }

describe('an allowance over a period', () => {
  test('of packages is told from four fifths on, and where it is exceeded', () => {
    expect(near([three], before(1))).toEqual([])
    expect(near([three], before(2))).toEqual([
      { window: 'year', isOver: false, parcels: { count: 3, most: 3 } },
    ])
    expect(near([three], before(3))).toEqual([
      { window: 'year', isOver: true, parcels: { count: 4, most: 3 } },
    ])
  })

  test('of value is told in the money of the law', () => {
    const most = { currency: 'USD', minor: 40_000 }
    const within = { within: 'USD 400', window: 'year' }
    expect(near([within], before(1, 5_000))).toEqual([])
    // EUR 160 are USD 320, and EUR 201 are USD 402.
    expect(near([within], before(1, 6_000))).toEqual([
      { window: 'year', isOver: false, value: { sum: { currency: 'USD', minor: 32_000 }, most } },
    ])
    expect(near([within], before(1, 10_100))).toMatchObject([
      { isOver: true, value: { sum: { minor: 40_200 } } },
    ])
  })

  test('is not told of a first package, nor of one to which its rule does not apply', () => {
    expect(near([{ parcels_within: 1, window: 'year' }], before(0))).toEqual([])
    expect(near([three], [])).toEqual([])
    expect(near([{ carriage: ['post'] }, three], before(3))).toEqual([])
  })

  test('is found within a negation and an alternative, and told once', () => {
    const when = [{ any: [{ carriage: ['post'] }, { not: three }] }, { not: three }]
    expect(near(when, before(3))).toHaveLength(1)
  })
})
