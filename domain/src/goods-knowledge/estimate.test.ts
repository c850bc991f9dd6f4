import { describe, expect, test } from 'vitest'
import { type Asked, centreOf, estimate, heldKey } from './estimate.ts'
import { foldOf } from './fold.ts'
import { inventPast } from './invented-pieces.ts'
import { startSetting, startTesting, whyNotPutInForce } from './judge.ts'
import { startLearning } from './learn.ts'
import { STARTING_MODEL } from './starting-model.ts'

const unknown: Asked = { kind: null, factor: 1, shop: null, product: null, option: null }
const seen = (weighings: number, grams: number, spread = 0) => ({
  weighings,
  centre: Math.log(grams),
  spread,
})
const weight = (over: Partial<Asked>) => estimate('weight', STARTING_MODEL.weight, { ...unknown, ...over })

describe('an estimate', () => {
  test('of a shop without a history comes from the starting table', () => {
    const hoodie = weight({ kind: 'hoodie' })
    expect(hoodie).toMatchObject({ level: 'start', weighings: 0 })
    expect(Math.round(hoodie.expected)).toBe(680)
    expect(hoodie.low / 450).toBeCloseTo(1.04, 1)
    expect(hoodie.high / 950).toBeCloseTo(1.04, 1)
    expect(weight({})).toMatchObject({ level: 'all' })
    expect(weight({ kind: 'gone' })).toMatchObject({ level: 'all' })
    expect(weight({ kind: 'socks', factor: 3 }).expected).toBeCloseTo(225)
  })

  test('follows the weighings, more closely the more there are', () => {
    const few = weight({ kind: 'hoodie', product: seen(1, 900) })
    const many = weight({ kind: 'hoodie', product: seen(20, 900) })
    expect(few.level).toBe('product')
    expect(few.expected).toBeGreaterThan(850)
    expect(many.expected).toBeGreaterThan(few.expected)
    expect(many.high / many.low).toBeLessThan(few.high / few.low)
    const option = weight({ kind: 'hoodie', product: seen(20, 900), option: seen(5, 1_100) })
    expect(option.level).toBe('option')
    expect(option.expected).toBeGreaterThan(1_000)
  })

  test('ignores a single weighing error, but believes three weighings that agree', () => {
    expect(weight({ kind: 'hoodie', product: seen(1, 7_000) }).level).toBe('start')
    const two = weight({ kind: 'hoodie', product: seen(2, Math.sqrt(700 * 7_000), 0.8 * Math.log(10)) })
    expect(two.expected).toBeLessThan(760)
    expect(weight({ kind: 'hoodie', product: seen(3, 7_000) }).expected).toBeGreaterThan(6_000)
  })

  test('accounts for a shop whose goods are heavier', () => {
    const heavy = weight({ kind: 'hoodie', shop: { offset: Math.log(1.3), products: 9 } })
    expect(heavy).toMatchObject({ level: 'shop', weighings: 9 })
    expect(Math.round(heavy.expected)).toBe(884)
  })
})

test('how much the pieces of a product differ is known by kind, else of all goods', () => {
  const model = { ...STARTING_MODEL.weight, within: { all: 0.1, hoodie: 0.3 } }
  const product = { ...seen(3, 700), spread: 0 }
  const differ = (kind: string | null) => centreOf(model, { ...unknown, kind, product }).deviation
  expect(differ('hoodie') / differ('socks')).toBeCloseTo(3)
  expect(differ(null)).toBeCloseTo(differ('socks'))
})

describe('the interval', () => {
  const level = { level: 'start', count: 0 } as const
  // Forty pieces count as much as what is known in general.
  const held = {
    [heldKey(level, null)]: { low: -3, high: 3, pieces: 40 },
    [heldKey(level, 'hoodie')]: { low: -1, high: 1, pieces: 120 },
  }
  const width = (kind: string, intervals: typeof held | Record<string, never>) => {
    const model = { ...STARTING_MODEL.weight, held: intervals }
    const { low, high } = estimate('weight', model, { ...unknown, kind })
    return Math.log(high / low) / 2 / model.kinds[kind]!.deviation
  }

  test('is that of all goods, as far as it is known, and that of the kind where it has pieces of its own', () => {
    expect(width('hoodie', {})).toBeCloseTo(1.2816)
    expect(width('socks', held)).toBeCloseTo((3 + 1.2816) / 2)
    expect(width('hoodie', held)).toBeCloseTo(0.75 * 1 + 0.25 * ((3 + 1.2816) / 2))
  })

  test('of an unknown kind is not counted twice', () => {
    const model = {
      ...STARTING_MODEL.weight,
      held: { [heldKey({ level: 'all', count: 0 }, null)]: held['start ']! },
    }
    const { low, high } = estimate('weight', model, unknown)
    expect(Math.log(high / low) / 2 / model.all.deviation).toBeCloseTo((3 + 1.2816) / 2)
  })
})

/** Learns from a synthetic history, and tests the model on products that it did not learn from. */
function tried(products: number, seed: number, more: { slipsPerMille?: number; season?: number } = {}) {
  const past = () =>
    inventPast({ products, piecesPerProduct: 3.3, shops: Math.ceil(products / 12), seed, ...more })
  const learning = startLearning()
  for (const product of past()) learning.see(product)
  const { model, shops } = learning.finish()
  const setting = startSetting(model, shops)
  for (const product of past()) setting.see(product)
  const made = setting.finish()
  const testing = startTesting(made, shops)
  const before = startTesting(STARTING_MODEL, new Map())
  for (const product of past()) {
    testing.see(product)
    before.see(product)
  }
  return { made, figures: testing.finish(), table: before.finish() }
}

describe('a synthetic history with known true values', () => {
  const { figures, table } = tried(6_000, 7)

  test('80 of 100 are inside, and the table alone is worse', () => {
    const { weight: own } = figures.measures
    expect(own.pieces).toBeGreaterThan(1_500)
    expect(own.inside / own.pieces).toBeGreaterThan(0.77)
    expect(own.inside / own.pieces).toBeLessThan(0.83)
    expect(own.score).toBeLessThan(table.measures.weight.score)
    expect(own.error).toBeLessThan(0.15)
  })

  test.each([
    ['no slips of the scale', { slipsPerMille: 0 }],
    ['three in a hundred by ten', { slipsPerMille: 30 }],
    ['a season that swings twice as far', { season: 0.24 }],
  ])('%s: it holds as often, and errs hardly more', (_, more) => {
    const { weight: own } = tried(6_000, 7, more).figures.measures
    expect(own.inside / own.pieces).toBeGreaterThan(0.77)
    expect(own.inside / own.pieces).toBeLessThan(0.83)
    expect(own.error).toBeLessThan(figures.measures.weight.error * 1.25)
  })

  test('the centres of all goods and of the kind are less accurate', () => {
    const { error, naive } = figures.measures.weight
    expect(naive!.kind).toBeGreaterThan(error * 2)
    expect(naive!.overall).toBeGreaterThan(naive!.kind)
  })

  test('a worse model is not put in force; few pieces are not conclusive', () => {
    expect(whyNotPutInForce(figures, table)).toBeNull()
    expect(whyNotPutInForce(table, figures)).toBe('worse')
    expect(whyNotPutInForce(table, null)).toBeNull()
    const few = tried(60, 1)
    expect(whyNotPutInForce(few.table, few.figures)).toBeNull()
  })

  test('a product always has the same fold, and one of ten is for testing', () => {
    const folds = Array.from({ length: 10_000 }, (_, index) => foldOf('taobao', String(index)))
    expect(folds.filter((fold) => fold === 'test').length).toBeGreaterThan(850)
    expect(folds.filter((fold) => fold === 'test').length).toBeLessThan(1_150)
    expect(foldOf('taobao', '1')).toBe(foldOf('taobao', '1'))
  })
})
