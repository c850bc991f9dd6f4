import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SettledItem, cameBack, costOfPieces, itemCost } from './came-back.ts'

const nothing = { goodsFen: 0, freightFen: 0, serviceFen: 0, returnFen: 0, compensatedFen: 0 }
const item = (over: Partial<SettledItem> = {}): SettledItem => ({
  stage: 'in_stock',
  totalFen: 15_100,
  goodsFen: 13_900,
  freightFen: 500,
  paid: { goodsFen: 13_000, freightFen: 500 },
  refundedSoFar: nothing,
  costFen: 14_200,
  ...over,
})

test('an item costs its price until it is paid, then what was paid less what came back', () => {
  expect(itemCost(15_100, { paidFen: 0, returnedFen: 0 })).toBe(15_100)
  expect(itemCost(15_100, { paidFen: 15_100, returnedFen: 900 })).toBe(14_200)
  expect(itemCost(15_100, { paidFen: 15_100, returnedFen: 15_100 })).toBe(0)
})

test('the shares of the pieces that were kept add up to the cost, without those that were refunded', () => {
  expect(costOfPieces(10_000, 3, 3)).toBe(10_000)
  expect(costOfPieces(10_000, 1, 3)).toBe(3_333)
  // Refunded after they were sent: what is inside still cost all of it.
  expect(costOfPieces(10_000, 3, 2)).toBe(10_000)
})

test('savings, refunds less the return, compensation, corrections and photos explain the cost', () => {
  const refunded = {
    goodsFen: 6_000,
    freightFen: 200,
    serviceFen: 100,
    returnFen: 1_500,
    compensatedFen: 3_000,
  }
  const other = item({ paid: null, refundedSoFar: refunded, costFen: 15_100 - 4_800 - 3_000 - 200 - 700 })
  expect(cameBack([item(), other], 700)).toEqual({
    cheaperFen: 900,
    refundedFen: 4_800,
    compensatedFen: 3_000,
    correctedFen: 700,
    photosFen: 200,
    costFen: 14_200 + 6_400,
  })
})

test('photos that were added later make it dearer', () => {
  expect(cameBack([item({ costFen: 14_600 })], 0).photosFen).toBe(-400)
})

test('a higher price gives nothing back; cancelled items do not count towards the amount', () => {
  const moreExpensive = item({ paid: { goodsFen: 14_000, freightFen: 500 }, costFen: 15_100 })
  expect(cameBack([moreExpensive, item({ stage: 'cancelled', costFen: 0 })], 0)).toMatchObject({
    cheaperFen: 0,
    refundedFen: 0,
    photosFen: 0,
    costFen: 15_100,
  })
})

test('an order that was cancelled after payment was given back whole', () => {
  const cancelled = item({ stage: 'cancelled', paid: null, costFen: 0 })
  expect(cameBack([cancelled], 0)).toMatchObject({ refundedFen: 15_100, photosFen: 0, costFen: 0 })
  // What is kept of it is not given back.
  expect(cameBack([{ ...cancelled, costFen: 200 }], 0)).toMatchObject({
    refundedFen: 14_900,
    photosFen: 0,
    costFen: 200,
  })
})

test('the ordered amount less what came back is the cost, whatever happened', () => {
  const fen = fc.integer({ min: 0, max: 900_000 })
  const settled = fc.record({
    stage: fc.constantFrom('in_stock', 'purchased', 'cancelled', 'refunded', 'shipped_abroad'),
    totalFen: fen,
    goodsFen: fen,
    freightFen: fen,
    paid: fc.option(fc.record({ goodsFen: fen, freightFen: fen })),
    refundedSoFar: fc.record({
      goodsFen: fen,
      freightFen: fen,
      serviceFen: fen,
      returnFen: fen,
      compensatedFen: fen,
    }),
    costFen: fen,
  })
  fc.assert(
    fc.property(fc.array(settled, { minLength: 1 }), fen, (items, correctedFen) => {
      const { costFen, ...back } = cameBack(items, correctedFen)
      const open = items.filter(({ stage }) => stage !== 'cancelled')
      const counted = open.length > 0 ? open : items
      const ordered = counted.reduce((sum, entry) => sum + entry.totalFen, 0)
      expect(ordered - Object.values(back).reduce((sum, part) => sum + part, 0)).toBe(costFen)
    }),
  )
})
