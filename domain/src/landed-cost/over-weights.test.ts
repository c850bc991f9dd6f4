import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLong } from '../form.test-support.ts'
import { charges } from '../shipping/charges.ts'
import { rateFor, seedRateCard } from '../shipping/seed-rows.test-support.ts'
import { type Ends, eachEnd, together } from './ends.ts'
import { type LandedCostRequest, costByLine, leftToPay, rangeOf, totalOf } from './landed-cost.ts'
import { type Expected, endAt, meanOfEnds, outcomesTogether, withMean } from './over-weights.ts'

/** A piece of which weights are log-normal, as estimates say it. */
function piece(grams: number, deviation: number): Expected {
  const normal = [-1.645, -1.036, -0.674, -0.385, -0.126, 0.126, 0.385, 0.674, 1.036, 1.645]
  const at = (z: number) => Math.max(1, Math.round(grams * Math.exp(z * deviation)))
  return { low: at(-1.2816), expected: at(0), high: at(1.2816), outcomes: normal.map(at) }
}

const line = {
  lineCode: 'PST-EMS',
  option: 'postal' as const,
  rate: rateFor(seedRateCard(), 'PST-EMS', 'US'),
  taxMode: 'ddu' as const,
  paidUpTo: null,
}
const { firstGrams, firstPriceFen, stepGrams, stepPriceFen, customsFeeFen } = line.rate!

const asking = (of: Expected, more: Partial<LandedCostRequest> = {}): LandedCostRequest => ({
  now: null,
  packed: eachEnd((end) => ({ weightGrams: of[end] })),
  outcomes: outcomesTogether([{ each: of, count: 1 }]).map((weightGrams) => ({ weightGrams })),
  categories: [],
  otherCharges: charges({ freightFen: 0, operationFen: 800 }),
  customs: null,
  ...more,
})
const base = firstPriceFen + customsFeeFen + 800

describe('what is expected to the door', () => {
  test('just below the edge of a step is the mean of both sides, not the price of the middle', () => {
    const edge = firstGrams + 2 * stepGrams
    const cost = costByLine(line, asking(piece(edge - 2, 0.05)))
    const total = totalOf(cost)!
    expect(cost.at.expected!.laterFen).toBe(base + 2 * stepPriceFen)
    // About half of the packages are heavier than the edge.
    expect(total.expected).toBeGreaterThan(base + 2.3 * stepPriceFen)
    expect(total.expected).toBeLessThan(base + 2.7 * stepPriceFen)
    expect(total.high).toBeGreaterThanOrEqual(base + 3 * stepPriceFen)
  })

  test('far from any edge is exactly the one price, and an exact weight has no range', () => {
    const inside = firstGrams + 2.5 * stepGrams
    const price = base + 3 * stepPriceFen
    expect(totalOf(costByLine(line, asking(piece(inside, 0.01))))).toEqual(eachEnd(() => price))
    const exact = asking(piece(inside, 0.3), {
      packed: eachEnd(() => ({ weightGrams: inside })),
      outcomes: undefined,
    })
    expect(totalOf(costByLine(line, exact))).toEqual(eachEnd(() => price))
  })

  test('an unlikely step beyond the interval does not move an amount that 80 of 100 packages have', () => {
    const own = piece(firstGrams + 2.5 * stepGrams, 0.01)
    const rare = { ...own, outcomes: [...own.outcomes.slice(0, -1), firstGrams + 30 * stepGrams] }
    expect(totalOf(costByLine(line, asking(rare)))).toEqual(eachEnd(() => base + 3 * stepPriceFen))
  })

  test('weights that the line refuses are left out, and the range is that of the others', () => {
    const limit = line.rate!.maxGrams
    const cost = costByLine(line, asking(piece(limit - 100, 0.2)))
    expect(cost.takes).toBe('likely')
    expect(cost.outcomes.length).toBeGreaterThan(3)
    expect(cost.outcomes.length).toBeLessThan(10)
    expect(totalOf(cost)!.expected).toBeLessThanOrEqual(cost.at.expected!.total.expected)
  })

  test('is the sum of its rows, lies within its range, and is close to the mean over many packages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 6_000 }),
        fc.double({ min: 0.02, max: 0.6, noNaN: true }),
        (grams, deviation) => {
          const own = piece(grams, deviation)
          const cost = costByLine(line, asking(own))
          const total = totalOf(cost)!
          expect(total.low).toBeLessThanOrEqual(total.expected)
          expect(total.expected).toBeLessThanOrEqual(total.high)
          expect(total.expected).toBe(
            rangeOf(cost, ({ laterFen }) => laterFen)!.expected + leftToPay(cost)!.expected,
          )
          const truth = meanCost(grams, deviation)
          if (truth >= total.low && truth <= total.high)
            expect(Math.abs(total.expected - truth)).toBeLessThan(0.1 * truth)
        },
      ),
      // Each run prices a thousand packages.
      { numRuns: isLong ? 100 : 30 },
    )
  })
})

/** The mean over a thousand packages, each priced by itself. */
function meanCost(grams: number, deviation: number): number {
  let sum = 0
  for (let at = 0; at < 1_000; at += 1) {
    const share = (at + 0.5) / 1_000
    const z = 4.91 * (share ** 0.14 - (1 - share) ** 0.14)
    const weightGrams = Math.max(1, Math.round(grams * Math.exp(z * deviation)))
    const packed = eachEnd(() => ({ weightGrams }))
    const exact = costByLine(line, asking(piece(grams, deviation), { packed, outcomes: undefined }))
    sum += totalOf(exact)?.expected ?? 0
  }
  return sum / 1_000
}

test('several products deviate by the same rule as their interval', () => {
  const things = [200, 350, 900].map((grams) => ({ each: piece(grams, 0.2), count: 2 }))
  const outcomes = outcomesTogether(things)
  const { low, expected, high } = together(things)
  expect(outcomes).toEqual(outcomes.toSorted((a, b) => a - b))
  expect(outcomes[0]).toBeLessThan(low)
  expect(outcomes[1]).toBeGreaterThan(low)
  expect(Math.abs((outcomes[4]! + outcomes[5]!) / 2 - expected)).toBeLessThan(0.02 * expected)
  expect(outcomes[8]).toBeLessThan(high)
  expect(outcomes[9]).toBeGreaterThan(high)
})

test('the ends alone stand for three, four and three of ten packages', () => {
  const ends: Ends<number> = { low: 100, expected: 200, high: 600 }
  const each = Array.from({ length: 10 }, (_, at) => ends[endAt(at)])
  expect(meanOfEnds(ends)).toBe(each.reduce((sum, fen) => sum + fen, 0) / 10)
  expect(withMean(ends, 900)).toEqual({ ...ends, expected: 600 })
})
