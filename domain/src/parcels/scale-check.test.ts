import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doubtScale, expectBox, toleranceGrams, type WeighedThing } from './scale-check.ts'

const thing = (id: string, grams: number | null, quantity = 1): WeighedThing => ({ id, grams, quantity })
const FIVE = [
  thing('cup', 226),
  thing('hoodie', 780),
  thing('shoes', 410),
  thing('book', 560),
  thing('scarf', 130),
]

test('a box with the expected weight raises no doubt', () => {
  // 2,106 g of goods, 340 g of carton, filling
  expect(doubtScale(FIVE, 340, 2_554)).toBe(null)
  expect(doubtScale(FIVE, null, 2_320)).toBe(null)
})

test('excess weight is explained by the fewest pieces of that weight', () => {
  expect(doubtScale(FIVE, 340, 3_748)).toMatchObject({
    goodsGrams: 2_106,
    gapGrams: 1_196,
    explains: ['hoodie', 'shoes'],
  })
  expect(doubtScale(FIVE, 340, 2_552 + 785)?.explains).toEqual(['hoodie'])
})

test('missing items are named; of several pieces a single one counts', () => {
  expect(doubtScale(FIVE, 340, 2_552 - 565)?.explains).toEqual(['book'])
  expect(doubtScale([thing('socks', 1_200, 6), thing('cap', 90)], 180, 1_530 - 201)?.explains).toEqual([
    'socks',
  ])
})

test('a weight three times the contents is doubted, but not with an item that was never weighed', () => {
  expect(doubtScale([thing('figure', 524)], 90, 1_770)).toMatchObject({ explains: [] })
  expect(doubtScale([thing('figure', null)], 90, 1_770)).toBe(null)
  expect(doubtScale([], 90, 1_770)).toBe(null)
})

test('unscanned items are considered first, with all their pieces', () => {
  const [cup, hoodie, shoes, book, scarf] = FIVE
  const scanned = [cup!, book!, scarf!]
  const box = 916 + 340 + 46
  // Both missing items are already in it.
  expect(doubtScale(scanned, 340, box + 1_200, [hoodie!, shoes!])).toMatchObject({
    explains: ['hoodie', 'shoes'],
    unscannedGrams: 1_190,
  })
  expect(doubtScale(scanned, 340, box + 410, [hoodie!, shoes!])).toMatchObject({
    explains: ['shoes'],
    unscannedGrams: 410,
  })
  // Three pairs in one bag are packed together.
  expect(doubtScale(scanned, 340, box + 600, [thing('socks', 600, 3), shoes!])?.explains).toEqual(['socks'])
  // More than three that are missing are recognised only if all of them are in the box.
  expect(doubtScale([cup!], 340, 578 + 1_880, [hoodie!, shoes!, book!, scarf!])).toMatchObject({
    explains: ['hoodie', 'shoes', 'book', 'scarf'],
    unscannedGrams: 1_880,
  })
  // A box that is too light is never explained by unscanned items, nor by items that were never weighed.
  expect(doubtScale(scanned, 340, box - 565, [hoodie!])).toMatchObject({
    explains: ['book'],
    unscannedGrams: null,
  })
  expect(doubtScale(scanned, 340, box + 400, [thing('new', null)])).toMatchObject({
    explains: [],
    unscannedGrams: null,
  })
})

test('the missing items may weigh a twentieth more or less than the gap, or 25 grams', () => {
  const explained = (unscanned: readonly WeighedThing[], gapGrams: number) =>
    doubtScale([FIVE[0]!], 340, 578 + gapGrams, unscanned)?.explains.length
  const heavy = FIVE.slice(1)
  expect([1_978, 1_979].map((gap) => explained(heavy, gap))).toEqual([4, 0])
  const light = [...'abcd'].map((id) => thing(id, 100))
  expect([425, 426].map((gap) => explained(light, gap))).toEqual([4, 0])
})

test('an item that was never weighed is not said to be in the box, nor are then all that are missing', () => {
  const [cup, ...missing] = FIVE
  const unweighed = thing('new', null)
  expect(doubtScale([cup!], 340, 578 + 780, [missing[0]!, unweighed])).toMatchObject({
    explains: ['hoodie'],
    unscannedGrams: 780,
  })
  expect(doubtScale([cup!], 340, 578 + 1_880, [...missing, unweighed])).toMatchObject({
    explains: [],
    unscannedGrams: null,
  })
})

test('a large gap raises a doubt, a small one never does', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(weights, fc.integer({ min: -20_000, max: 20_000 }), (grams, off) => {
      const things = grams.map((weight, at) => thing(String(at), weight))
      const goods = grams.reduce((sum, weight) => sum + weight, 0)
      const expected = goods + 180 + Math.ceil(goods / 20)
      const doubt = doubtScale(things, 180, expected + off)
      expect(doubt !== null).toBe(Math.abs(off) > Math.max(80, (expected * 12) / 100))
      if (doubt) expect(doubt.gapGrams).toBe(off)
    }),
  )
})

test('the expected weight of a box is its goods, carton and filling; unknown if an item was never weighed', () => {
  expect(expectBox(FIVE, 340)).toEqual({ goodsGrams: 2_106, packagingGrams: 446, boxGrams: 2_552 })
  expect(expectBox([], 340)).toBe(null)
  expect(expectBox([thing('new', null)], 340)).toBe(null)
  expect(toleranceGrams(300)).toBe(80)
  expect(toleranceGrams(10_000)).toBe(1_200)
})
