import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { charging } from '../duty/duty.test-support.ts'
import { orderAmounts, sumAmounts } from '../orders/amounts.ts'
import { billTotal, parcelBill } from '../parcels/bill.ts'
import { charges } from '../shipping/charges.ts'
import { isRefused, quote } from '../shipping/fee.ts'
import { rateFor, seedRateCard } from '../shipping/seed-rows.test-support.ts'
import {
  type LandedCostRequest,
  byCost,
  chooseLine,
  costByLine,
  costsOf,
  rangeOf,
  totalOf,
} from './landed-cost.ts'
import { boxOf, eachEnd, together } from './ends.ts'

const card = seedRateCard()
const LINES = ['PST-EMS', 'EXP-HK', 'DIR-DDP', 'SEA-DDP'] as const
const lineTo = (lineCode: string, country: string) => ({
  lineCode,
  option: 'postal' as const,
  rate: rateFor(card, lineCode, country),
  taxMode: lineCode.endsWith('DDP') ? ('ddp' as const) : ('ddu' as const),
  paidUpTo: null,
})

const place = {
  ...charging({
    ...{ id: 'vat', kind: 'tax', name: { en: 'VAT', zh: '增值税' }, rate: '19%', of: ['cif', '#duty'] },
    ...{ strength: 'official', source: 'a law', checked: '2026-11-23' },
  }),
  currency: 'CNY',
}
const customs = (valueFen: number) => ({
  place,
  rates: new Map<string, number>(),
  today: '2026-11-23',
  province: null,
  others: [],
  registrations: [],
  goods: [{ code: null, valueFen, pieces: 2, grams: null }],
})

const asking = (more: Partial<LandedCostRequest> = {}): LandedCostRequest => ({
  now: sumAmounts(
    orderAmounts([{ unitPriceFen: 12_900, quantity: 2, photoShots: 0 }], 800, {
      photoPriceFen: 200,
      serviceFeePerMille: 50,
    }),
  ),
  packed: eachEnd(() => ({ weightGrams: 900 })),
  categories: [],
  otherCharges: charges({ freightFen: 0, operationFen: 800 }),
  customs: customs(25_800),
  ...more,
})

describe('what goods cost to the door', () => {
  test('equals for one weight the order, the package’s quote and the remaining customs charges', () => {
    const packed = fc.record({
      weightGrams: fc.integer({ min: 1, max: 40_000 }),
      sizeMm: fc.tuple(
        fc.integer({ min: 1, max: 1_500 }),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 600 }),
      ),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...LINES),
        fc.constantFrom('DE', 'US', 'AU', 'SG'),
        packed,
        fc.integer({ min: 1, max: 900_000 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 9_000 }),
        (lineCode, country, parcel, unitPriceFen, quantity, freightFen) => {
          const order = sumAmounts(
            orderAmounts([{ unitPriceFen, quantity, photoShots: 1 }], freightFen, {
              photoPriceFen: 200,
              serviceFeePerMille: 50,
            }),
          )
          const asked = asking({
            now: order,
            packed: eachEnd(() => parcel),
            customs: customs(order.goodsFen),
          })
          const line = lineTo(lineCode, country)
          const cost = costByLine(line, asked)
          const answer = quote({ rate: line.rate, ...parcel, categories: [] })
          expect(cost.takes).toBe(isRefused(answer) ? 'none' : 'all')
          if (isRefused(answer)) return
          const shipping = billTotal(parcelBill(answer, asked.otherCharges))
          const tax =
            line.taxMode === 'ddp'
              ? 0
              : Math.round(
                  ((order.goodsFen + answer.firstFen + answer.stepsFen + answer.customsFen) * 190) / 1_000,
                )
          expect(rangeOf(cost, (entry) => entry.laterFen)).toEqual(eachEnd(() => shipping))
          expect(totalOf(cost)).toEqual(eachEnd(() => order.totalFen + shipping + tax))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('an interval covers the cost of every weight within it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LINES),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 0, max: 9_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lineCode, low, more, share) => {
          const weights = { low, expected: low + Math.round(more / 3), high: low + more }
          const line = lineTo(lineCode, 'US')
          const cost = costByLine(line, asking({ packed: eachEnd((end) => ({ weightGrams: weights[end] })) }))
          const between = low + Math.round(more * share)
          const costBetween = costByLine(line, asking({ packed: eachEnd(() => ({ weightGrams: between })) }))
          const range = totalOf(cost)
          const exact = totalOf(costBetween)
          if (cost.takes !== 'all' || !range || !exact) return
          expect(exact.low).toBeGreaterThanOrEqual(range.low)
          expect(exact.high).toBeLessThanOrEqual(range.high)
        },
      ),
    )
  })

  test('a line that accepts all but the heaviest says so with reasons, and is chosen only if none accepts all', () => {
    const line = lineTo('PST-EMS', 'US')
    const limit = line.rate!.maxGrams
    const asked = asking({
      packed: {
        low: { weightGrams: 900 },
        expected: { weightGrams: limit },
        high: { weightGrams: limit + 1 },
      },
    })
    const cost = costByLine(line, asked)
    expect(cost).toMatchObject({
      takes: 'likely',
      refusals: [{ code: 'over_weight', actual: limit + 1, limit }],
    })
    expect(costsOf(cost)).toHaveLength(2)
    expect(chooseLine([cost])?.lineCode).toBe('PST-EMS')
    const wide = { ...cost, lineCode: 'WIDE', takes: 'all' as const }
    expect(chooseLine([cost, wide])?.lineCode).toBe('WIDE')
    expect(chooseLine([cost, wide], 'PST-EMS')?.lineCode).toBe('PST-EMS')
    expect(chooseLine([costByLine({ ...line, rate: null }, asked)])).toBeNull()
  })

  test('the line is chosen by the total to the door, duty included, not by the freight alone', () => {
    const cost = (lineCode: string, laterFen: number, atDoorFen: number) => {
      const line = costByLine(lineTo('PST-EMS', 'US'), asking())
      const at = eachEnd(() => ({
        ...line.at.expected!,
        laterFen,
        atDoor: eachEnd(() => atDoorFen),
        total: eachEnd(() => 28_130 + laterFen + atDoorFen),
      }))
      return { ...line, lineCode, at, outcomes: [] }
    }
    const unpaid = cost('DUTY-LATER', 10_000, 13_042)
    const paid = cost('DUTY-PAID', 20_000, 0)
    expect(chooseLine([unpaid, paid])?.lineCode).toBe('DUTY-PAID')
    expect(chooseLine([unpaid, paid], 'DUTY-LATER')?.lineCode).toBe('DUTY-LATER')
  })

  test('a line whose duty nobody can say is not chosen over one whose total is known', () => {
    const unknown = { ...asking(), customs: { ...customs(25_800), place: null } }
    const cheap = costByLine(lineTo('PST-EMS', 'US'), unknown)
    const paid = costByLine(lineTo('DIR-DDP', 'US'), unknown)
    expect(cheap.at.expected!.total.expected).toBeLessThan(paid.at.expected!.total.expected + 20_000)
    const dear = {
      ...paid,
      at: eachEnd(() => ({ ...paid.at.expected!, laterFen: 800_000, total: eachEnd(() => 900_000) })),
    }
    expect(chooseLine([cheap, dear])?.lineCode).toBe('DIR-DDP')
    expect([cheap, dear].toSorted(byCost).map(({ lineCode }) => lineCode)).toEqual(['DIR-DDP', 'PST-EMS'])
    expect(chooseLine([cheap])?.lineCode).toBe('PST-EMS')
    expect(chooseLine([cheap, { ...dear, takes: 'likely' }])?.lineCode).toBe('DIR-DDP')
  })

  test('without a price customs are not asked, and the total is only the shipping', () => {
    const cost = costByLine(lineTo('PST-EMS', 'US'), asking({ now: null, customs: null })).at.expected!
    expect(cost).toMatchObject({ duty: null, atDoor: eachEnd(() => 0), total: eachEnd(() => cost.laterFen) })
  })
})

describe('the total weight of several products', () => {
  const each = { low: 400, expected: 500, high: 700 }
  test('pieces of one product deviate together, different products independently', () => {
    expect(together([{ each, count: 1 }])).toEqual(each)
    expect(together([{ each, count: 4 }])).toEqual({ low: 1_600, expected: 2_000, high: 2_800 })
    const four = together([1, 2, 3, 4].map(() => ({ each, count: 1 })))
    expect(four).toEqual({ low: 1_800, expected: 2_000, high: 2_400 })
  })

  test('the interval of ten different products holds in about 80 of 100 cases', () => {
    const Z = 1.2816
    const deviation = 0.2
    const piece = (grams: number) => ({
      each: { low: grams * Math.exp(-Z * deviation), expected: grams, high: grams * Math.exp(Z * deviation) },
      count: 1,
    })
    const grams = [200, 300, 350, 400, 500, 600, 700, 900, 1_200, 1_500]
    const total = together(grams.map(piece))
    let seed = 7
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
    let held = 0
    for (let run = 0; run < 4_000; run += 1) {
      const whole = grams.reduce((sum, weight) => sum + weight * Math.exp(normal() * deviation), 0)
      if (whole >= total.low && whole <= total.high) held += 1
    }
    expect(held / 4_000).toBeGreaterThan(0.76)
    expect(held / 4_000).toBeLessThan(0.86)
  })
})

test('a box has its volume, and no side longer than its longest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 3_000 }), (cm3, longest) => {
      const [a, b, c] = boxOf(cm3, longest)
      expect(a).toBeGreaterThanOrEqual(b)
      expect(b).toBe(c)
      expect(a * b * c).toBeGreaterThan(cm3 * 1_000 * 0.5 - 3_000)
    }),
  )
})
