import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sellerFen } from './price-change.ts'
import { type BilledShare, bearSmallDifferences } from './small-difference.ts'

const LIMITS = { itemFen: 200, orderFen: 1_000 }

/** An item for which 100.00 may be spent, at a real price that is this much higher. */
const dearerBy = (fen: number, typed: Partial<BilledShare> = {}): BilledShare => ({
  paid: { frozenFen: 10_500, serviceFen: 500, photosFen: 0 },
  share: { goodsFen: 10_000 + fen, freightFen: 0, discountFen: 0 },
  unitPriceFen: 10_000,
  pagePriceFen: null,
  ...typed,
})
const house = (items: readonly BilledShare[], limits = LIMITS) =>
  bearSmallDifferences(items, limits).map((share) => share.houseFen)

test.each([
  ['nothing is missing', [0, -500], [0, 0]],
  ['up to the limit of an item', [140, 200, 201], [140, 200, 0]],
  [
    'the smallest first, until the limit of the order',
    [200, 200, 190, 200, 200, 200],
    [200, 200, 190, 200, 200, 0],
  ],
])('the house bears: %s', (_, more, borne) => {
  expect(house(more.map((fen) => dearerBy(fen)))).toEqual(borne)
})

test('not below the page’s price, which could be set on purpose', () => {
  const below = { unitPriceFen: 10_000, pagePriceFen: 10_100 }
  const above = { unitPriceFen: 10_000, pagePriceFen: 9_900 }
  expect(house([dearerBy(100, below), dearerBy(100, above)])).toEqual([0, 100])
})

test('with limits of zero, nothing', () => {
  expect(house([dearerBy(1)], { itemFen: 0, orderFen: 1_000 })).toEqual([0])
  expect(house([dearerBy(1)], { itemFen: 200, orderFen: 0 })).toEqual([0])
})

test('what the shopper and the house pay is the seller’s price, and never more than the limits', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -9_999, max: 500 }), { maxLength: 30 }),
      fc.nat(300),
      fc.nat(2_000),
      (more, itemFen, orderFen) => {
        const items = more.map((fen) => dearerBy(fen))
        const borne = bearSmallDifferences(items, { itemFen, orderFen })
        for (const [at, share] of borne.entries()) {
          expect(sellerFen(share) + share.houseFen).toBe(sellerFen(items[at]!.share))
          expect(share.houseFen).toBeLessThanOrEqual(itemFen)
          // It bears all that is missing, or nothing.
          expect([0, Math.max(0, more[at]!)]).toContain(share.houseFen)
        }
        expect(borne.reduce((sum, share) => sum + share.houseFen, 0)).toBeLessThanOrEqual(orderFen)
      },
    ),
  )
})
