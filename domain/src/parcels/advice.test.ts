import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefused, quote } from '../shipping/fee.ts'
import { rateFor, seedRateCard } from '../shipping/seed-rows.test-support.ts'
import { type Offer, type Sendable, combineOrSplit, savedWithout } from './advice.ts'

/** A package without duty. */
const offer = (lineCode: string, totalFen: number, over: Partial<Offer> = {}): Offer => ({
  lineCode,
  shippingFen: totalFen,
  totalFen,
  isTotalKnown: true,
  ...over,
})

const card = seedRateCard()
const LINES = ['EXP-HK', 'DIR-DDP', 'PST-EMS', 'PST-EUB', 'SEA-DDP']

/** The cheapest line by weight alone, plus the fixed cost of a package. */
const priceTo =
  (country: string, otherFen = 800) =>
  (things: readonly Sendable[]): Offer | null => {
    const weightGrams = things.reduce((sum, thing) => sum + thing.weightGrams, 0)
    const categories = things.flatMap((thing) => thing.category ?? [])
    const offers = LINES.flatMap((lineCode) => {
      const answer = quote({ rate: rateFor(card, lineCode, country), weightGrams, categories })
      return isRefused(answer) ? [] : [offer(lineCode, answer.totalFen + otherFen)]
    })
    return offers.toSorted((a, b) => a.totalFen - b.totalFen)[0] ?? null
  }

const thing = (id: string, weightGrams: number, category: string | null = null): Sendable => ({
  id,
  weightGrams,
  volumeMm3: weightGrams * 5_000,
  category,
})
const names = (things: readonly Sendable[]) => things.map((entry) => entry.id).join('')

describe('what to send together', () => {
  test('is everything if one package is cheapest, with the saving', () => {
    const things = [thing('a', 700), thing('b', 1_100), thing('c', 1_600)]
    const advice = combineOrSplit(things, priceTo('SG'), [2_000, 30_000])
    expect(advice.split).toBeNull()
    expect(advice.together!.totalFen).toBeLessThan(advice.aloneFen!)
  })

  test('keeps apart items that only a more expensive line carries', () => {
    const price = (things: readonly Sendable[]): Offer | null => {
      const grams = things.reduce((sum, entry) => sum + entry.weightGrams, 0)
      const isSpecial = things.some((entry) => entry.category === 'battery')
      return offer(isSpecial ? 'DEAR' : 'CHEAP', grams * (isSpecial ? 30 : 10) + 500)
    }
    const things = [thing('a', 1_000), thing('b', 900), thing('p', 100, 'battery')]
    const { split } = combineOrSplit(things, price, [])
    expect(split!.packages.map((entry) => [names(entry.things), entry.offer.lineCode])).toEqual([
      ['ab', 'CHEAP'],
      ['p', 'DEAR'],
    ])
    expect(split).toMatchObject({ totalFen: 23_000, savedFen: 37_500 })
  })

  test('is as few boxes as the limit allows if no line carries everything', () => {
    const price = (things: readonly Sendable[]): Offer | null => {
      const grams = things.reduce((sum, entry) => sum + entry.weightGrams, 0)
      return grams > 2_000 ? null : offer('PST-EUB', 1_000 + grams)
    }
    const things = [900, 800, 700, 600, 500, 400, 300, 200, 100].map((grams, at) => thing(`t${at}`, grams))
    const { together, split } = combineOrSplit(things, price, [2_000])
    expect(together).toBeNull()
    expect(split).toMatchObject({ savedFen: null })
    expect(split!.packages).toHaveLength(3)
  })

  test('is three boxes or more of a few items too, if the limit allows no fewer', () => {
    const price = (things: readonly Sendable[]): Offer | null =>
      things.length > 1 ? null : offer('PST-EUB', 1_000)
    const { split } = combineOrSplit(
      [thing('a', 1_500), thing('b', 1_400), thing('c', 1_300)],
      price,
      [2_000],
    )
    expect(split!.packages.map((entry) => names(entry.things))).toEqual(['a', 'b', 'c'])
  })

  test.each([
    ['goods', { category: 'battery' }],
    ['bulk', { volumeMm3: 90_000_000 }],
  ])('of many items keeps apart the %s that only a dearer line carries', (_, odd) => {
    const price = (things: readonly Sendable[]): Offer | null => {
      const sum = (of: (entry: Sendable) => number) => things.reduce((total, entry) => total + of(entry), 0)
      const isDear =
        things.some((entry) => entry.category === 'battery') || sum((entry) => entry.volumeMm3) > 50_000_000
      const lineCode = isDear ? 'DEAR' : 'CHEAP'
      return offer(lineCode, sum((entry) => entry.weightGrams) * (isDear ? 30 : 10) + 500)
    }
    const many = [...'abcdefgh'].map((id) => thing(id, 1_000))
    const { split } = combineOrSplit([...many, { ...thing('p', 1_000), ...odd }], price, [])
    expect(split!.packages.map((entry) => names(entry.things)).toSorted()).toEqual(['abcdefgh', 'p'])
  })

  test('is any two packages of up to seven items, whatever makes them cheapest', () => {
    const price = (things: readonly Sendable[]): Offer =>
      offer('PST-EUB', ['adf', 'bceg'].includes(names(things)) ? 100 : 1_000)
    const { split } = combineOrSplit(
      [...'abcdefg'].map((id) => thing(id, 1_000)),
      price,
      [],
    )
    expect(split!.packages.map((entry) => names(entry.things))).toEqual(['adf', 'bceg'])
  })

  test('is found for many items without pricing every way to divide them', () => {
    let asked = 0
    const price = (): Offer => {
      asked += 1
      return offer('PST-EUB', 1_000)
    }
    combineOrSplit(
      [...'abcdefghijkl'].map((id) => thing(id, 1_000)),
      price,
      [2_000, 30_000],
    )
    expect(asked).toBeLessThan(50)
  })

  describe('counts what customs charge', () => {
    const things = [thing('a', 1_000), thing('b', 1_000)]
    /** Shipping costs `apart` for one item and `both` for two, and duty is added. */
    const priced =
      (shipping: { one: number; both: number }, duty: { one: number; both: number }, known = [true, true]) =>
      (some: readonly Sendable[]): Offer => {
        const count = some.length > 1 ? 'both' : 'one'
        const shippingFen = shipping[count]
        return offer('PST-EUB', shippingFen + duty[count], {
          shippingFen,
          isTotalKnown: known[count === 'one' ? 0 : 1]!,
        })
      }

    test('one package is not said to cost more than two when its duty makes up for it', () => {
      const price = priced({ one: 1_000, both: 2_100 }, { one: 900, both: 900 })
      expect(combineOrSplit(things, price, [])).toMatchObject({
        split: null,
        aloneFen: 3_800,
        together: { totalFen: 3_000 },
      })
    })

    test('two packages are not proposed for the duty that they avoid', () => {
      const price = priced({ one: 1_000, both: 1_500 }, { one: 0, both: 5_000 })
      expect(combineOrSplit(things, price, []).split).toBeNull()
    })

    test('totals that nobody knows are not compared with those that are known', () => {
      const cheap = { one: 1_000, both: 2_500 }
      const price = priced(cheap, { one: 0, both: 0 }, [false, true])
      expect(combineOrSplit(things, price, [])).toMatchObject({ split: null, aloneFen: null })
      expect(savedWithout(things, price).map(({ savedFen }) => savedFen)).toEqual([null, null])
      const unknown = priced(cheap, { one: 0, both: 0 }, [false, false])
      expect(combineOrSplit(things, unknown, [])).toMatchObject({ split: { savedFen: 500 }, aloneFen: 2_000 })
      expect(savedWithout(things, unknown)[0]).toMatchObject({ savedFen: 1_500, isTotalKnown: false })
    })
  })

  test('has no answer for items that no line carries', () => {
    const { together, split, aloneFen } = combineOrSplit([thing('a', 1), thing('b', 2)], () => null, [])
    expect([together, split, aloneFen]).toEqual([null, null, null])
  })

  test('never costs more than one package, contains everything once, and adds up', () => {
    const some = fc.array(fc.integer({ min: 50, max: 4_000 }), { minLength: 1, maxLength: 9 })
    const countries = fc.constantFrom('SG', 'US', 'DE', 'AU', 'BR')
    fc.assert(
      fc.property(some, countries, (weights, country) => {
        const things = weights.map((grams, at) => thing(`${at} `, grams))
        const price = priceTo(country)
        const { together, split } = combineOrSplit(things, price, [1_800, 4_500, 27_000])
        expect(together).toEqual(price(things))
        if (!split) return
        if (together) expect(split.totalFen).toBeLessThan(together.totalFen)
        expect(split.packages.flatMap((entry) => entry.things).toSorted(byId)).toEqual(things.toSorted(byId))
        expect(split.packages.reduce((sum, entry) => sum + price(entry.things)!.totalFen, 0)).toBe(
          split.totalFen,
        )
      }),
      { numRuns: 60 },
    )
  })
})

const byId = (a: Sendable, b: Sendable) => (a.id < b.id ? -1 : 1)

test('the cost of an item within a package is how much less the others cost alone', () => {
  const price = priceTo('SG')
  const things = [thing('a', 700), thing('b', 260)]
  const fen = (some: readonly Sendable[]) => price(some)?.totalFen ?? null
  expect(savedWithout(things, price).map(({ savedFen }) => savedFen)).toEqual([
    fen(things)! - fen([things[1]!])!,
    fen(things)! - fen([things[0]!])!,
  ])
  expect(savedWithout([things[0]!], price)).toEqual([
    { thing: things[0], savedFen: fen([things[0]!]), isTotalKnown: true },
  ])
  expect(savedWithout(things, () => null).map(({ savedFen }) => savedFen)).toEqual([null, null])
})
