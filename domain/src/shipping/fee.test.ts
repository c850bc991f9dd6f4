import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefused, quote, type Quote, type ShippingRate, type SizeMm } from './fee.ts'
import { exampleRows, rateFor, seedRateCard } from './seed-rows.test-support.ts'

const card = seedRateCard()

const priced = (line: string, country: string, weightGrams: number, sizeMm?: SizeMm): Quote => {
  const answer = quote({ rate: rateFor(card, line, country), weightGrams, sizeMm, categories: [] })
  if (isRefused(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

const refusals = (
  line: string,
  country: string,
  weightGrams: number,
  sizeMm?: SizeMm,
  categories: string[] = [],
) => {
  const answer = quote({ rate: rateFor(card, line, country), weightGrams, sizeMm, categories })
  return isRefused(answer) ? answer.refusals : []
}

describe('the price of a parcel', () => {
  // The published worked example for EMS to Singapore: 115 yuan first, 33 each step, 8 for customs.
  test.each([
    [500, 12_300],
    [501, 15_600],
    [700, 15_600],
    [1_000, 15_600],
    [1_001, 18_900],
    [1_600, 22_200],
    [3_400, 32_100],
  ])('%i g by EMS to Singapore cost %i fen', (grams, fen) => {
    expect(priced('PST-EMS', 'SG', grams).totalFen).toBe(fen)
  })

  test('is itemised row by row', () => {
    expect(priced('EXP-HK', 'DE', 1_000, [301, 201, 101])).toEqual({
      volumetricGrams: 1_223,
      billedGrams: 1_223,
      steps: 2,
      firstFen: 21_265,
      stepsFen: 11_200,
      customsFen: 800,
      totalFen: 33_265,
    })
  })

  test('counts volume by EMS only from a side of 40 cm on, whichever side it is', () => {
    expect(priced('PST-EMS', 'GB', 2_000, [399, 399, 399]).billedGrams).toBe(2_000)
    expect(priced('PST-EMS', 'GB', 2_000, [300, 400, 399]).billedGrams).toBe(7_980)
  })

  test('has a minimum weight by sea', () => {
    expect(priced('SEA-DDP', 'AU', 1)).toEqual(priced('SEA-DDP', 'AU', 5_000))
  })
})

describe('a line that cannot carry a parcel gives the reasons', () => {
  test.each([0, -1, 1.5, Number.NaN, Infinity, 10_000_001])('a weight of %d g is invalid', (grams) => {
    expect(refusals('PST-EMS', 'XX', grams, [0, 1, 1])).toEqual([{ code: 'invalid_weight' }])
  })

  test.each([[[0, 100, 100]], [[100, 10.5, 100]], [[100, 100, 10_001]]] as [SizeMm][])(
    '%j mm is not a size',
    (size) => {
      expect(refusals('PST-EMS', 'XX', 1, size)).toEqual([{ code: 'invalid_dimensions' }])
    },
  )

  test('a destination that it does not serve', () => {
    expect(refusals('DIR-DDP', 'NG', 1_200, undefined, ['knife'])).toEqual([{ code: 'country_not_served' }])
  })

  test('all reasons in a fixed order: categories as given, each once, then weight, length, girth', () => {
    expect(
      refusals('PST-EMS', 'US', 31_000, [600, 1_200, 600], ['powder', 'food', 'liquid', 'powder']),
    ).toEqual([
      { code: 'restricted_category', category: 'powder' },
      { code: 'restricted_category', category: 'liquid' },
      { code: 'over_weight', actual: 31_000, limit: 30_000 },
      { code: 'over_length', actual: 1_200, limit: 1_050 },
      { code: 'over_girth', actual: 3_600, limit: 2_000 },
    ])
  })

  test('exceeding the sum of the sides', () => {
    expect(refusals('PST-EUB', 'US', 900, [600, 200, 101])).toEqual([
      { code: 'over_sum', actual: 901, limit: 900 },
    ])
  })

  test('but the limits are inclusive', () => {
    expect(refusals('PST-EUB', 'US', 2_000, [600, 200, 100])).toEqual([])
    expect(refusals('DIR-DDP', 'US', 5_000, [350, 450, 400])).toEqual([])
  })
})

const examples = exampleRows('worked-examples.csv')

describe('worked examples', () => {
  test.each(examples.map((row) => [row['case_id'], row] as const))('%s', (_, row) => {
    const cell = (column: string): string => row[column] ?? ''
    const sides = [cell('length_cm'), cell('width_cm'), cell('height_cm')].map(millimetres)
    const answer = quote({
      rate: rateFor(card, cell('line'), cell('country')),
      weightGrams: Number(cell('weight_g')),
      sizeMm: cell('length_cm') === '' ? undefined : [sides[0]!, sides[1]!, sides[2]!],
      categories: cell('categories').split('|').filter(Boolean),
    })
    if (cell('status') === 'reject') {
      expect(isRefused(answer) && answer.refusals.map(refusalName).join('+')).toBe(cell('reasons'))
      return
    }
    expect(answer).toEqual({
      volumetricGrams: Number(cell('volumetric_g')),
      billedGrams: Number(cell('chargeable_g')),
      steps: Number(cell('steps')),
      firstFen: fen(cell('base_cny')),
      stepsFen: fen(cell('step_total_cny')),
      customsFen: fen(cell('customs_cny')),
      totalFen: fen(cell('total_cny')),
    })
  })
})

describe('for every rate card', () => {
  const weight = fc.integer({ min: 1, max: 30_000 })
  const side = fc.integer({ min: 1, max: 1_500 })
  const size = fc.option(fc.tuple(side, side, side), { nil: undefined })

  test('the total is the first price, the steps and the customs fee, in whole fen', () => {
    fc.assert(
      fc.property(anyRate(), weight, size, (rate, weightGrams, sizeMm) => {
        const answer = must(quote({ rate, weightGrams, sizeMm, categories: [] }))
        expect(answer.totalFen).toBe(
          rate.firstPriceFen + answer.steps * rate.stepPriceFen + rate.customsFeeFen,
        )
        expect(Number.isSafeInteger(answer.totalFen)).toBe(true)
        expect(rate.firstGrams + answer.steps * rate.stepGrams).toBeGreaterThanOrEqual(answer.billedGrams)
        const before = rate.firstGrams + (answer.steps - 1) * rate.stepGrams
        expect(answer.steps === 0 || before < answer.billedGrams).toBe(true)
      }),
    )
  })

  test('a heavier parcel is never cheaper', () => {
    fc.assert(
      fc.property(anyRate(), weight, weight, size, (rate, grams, otherGrams, sizeMm) => {
        const total = (weightGrams: number) =>
          must(quote({ rate, weightGrams, sizeMm, categories: [] })).totalFen
        expect(total(Math.max(grams, otherGrams))).toBeGreaterThanOrEqual(total(Math.min(grams, otherGrams)))
      }),
    )
  })

  test('the order of the sides does not matter', () => {
    fc.assert(
      fc.property(anyRate(), weight, side, side, side, (rate, weightGrams, a, b, c) => {
        const limited = { ...rate, maxLengthMm: 600, maxSumMm: 900, maxGirthMm: 2_000 }
        const answer = (sizeMm: SizeMm) => quote({ rate: limited, weightGrams, sizeMm, categories: [] })
        expect(answer([c, a, b])).toEqual(answer([a, b, c]))
        expect(answer([b, a, c])).toEqual(answer([a, b, c]))
      }),
    )
  })

  test('combining is never more expensive if the steps in a first weight cost no more than its price and a customs fee', () => {
    fc.assert(
      fc.property(anyRate(), fc.array(weight, { minLength: 2, maxLength: 6 }), (rate, weights) => {
        const extraSteps = Math.ceil(rate.firstGrams / rate.stepGrams)
        fc.pre(extraSteps * rate.stepPriceFen <= rate.firstPriceFen + rate.customsFeeFen)
        const total = (weightGrams: number) => must(quote({ rate, weightGrams, categories: [] })).totalFen
        const apart = weights.reduce((sum, grams) => sum + total(grams), 0)
        expect(total(weights.reduce((sum, grams) => sum + grams, 0))).toBeLessThanOrEqual(apart)
      }),
    )
  })
})

function anyRate(): fc.Arbitrary<ShippingRate> {
  return fc.record({
    lineCode: fc.constant('LINE'),
    option: fc.constantFrom('express', 'postal'),
    firstGrams: fc.constantFrom(100, 500, 1_000),
    firstPriceFen: fc.nat(50_000),
    stepGrams: fc.constantFrom(1, 10, 100, 500, 1_000),
    stepPriceFen: fc.nat(20_000),
    customsFeeFen: fc.constantFrom(0, 800),
    minChargeGrams: fc.constantFrom(0, 50, 5_000),
    volumetricDivisor: fc.constantFrom(0, 5_000, 6_000, 8_000),
    volumetricMinSideMm: fc.constantFrom(0, 400),
    maxGrams: fc.constant(1_000_000),
    maxLengthMm: fc.constant(10_000),
    maxSumMm: fc.constant(null),
    maxGirthMm: fc.constant(null),
    transitMinDays: fc.constant(5),
    transitMaxDays: fc.constant(10),
    observedDays: fc.constant('5-10'),
    refusedCategories: fc.constant([]),
  })
}

function must(answer: ReturnType<typeof quote>): Quote {
  if (isRefused(answer)) throw new Error(JSON.stringify(answer.refusals))
  return answer
}

const refusalName = (refusal: { code: string; category?: string }): string =>
  [refusal.code.toUpperCase(), ...(refusal.category ? [refusal.category] : [])].join(':')

const fen = (yuan: string): number => Math.round(Number(yuan) * 100)
const millimetres = (centimetres: string): number => Math.round(Number(centimetres) * 10)
