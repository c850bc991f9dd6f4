import { expect, test } from 'vitest'
import { NOTHING_STATED } from '../stated.ts'
import { whyNotPutInForce } from './judged.ts'
import { STARTING_MODEL, type Weighed, ask } from './model.ts'
import { startPast } from './past.ts'
import { learn } from './train.ts'

const hoodie = {
  id: 'taobao 1',
  title: '连帽卫衣',
  category: '',
  platform: 'taobao',
  seller: 'taobao a',
  priceFen: null,
  stated: NOTHING_STATED,
  kind: 'hoodie',
}
const weighed = (grams: number, day: number, over: Partial<Weighed> = {}): Weighed => ({
  option: 'm',
  optionText: 'M',
  day,
  pieces: 1,
  logs: { weight: Math.log(grams), volume: Math.log(8_000), longest: Math.log(300) },
  isConfirmed: false,
  ...over,
})
const next = (earlier: readonly Weighed[], option = 'm', day = 400) =>
  ask(STARTING_MODEL, hoodie, null, earlier, { option, optionText: option.toUpperCase(), day })
const weight = (...earlier: readonly Weighed[]) => next(earlier).estimates.weight

test('follows the weighings, the more closely the more there are', () => {
  const none = weight()
  const one = weight(weighed(900, 390))
  const many = weight(...[1, 2, 3, 4, 5, 6].map((day) => weighed(900 + day, 390 + day)))
  expect(none).toMatchObject({ level: 'start', expected: 680 })
  expect(one).toMatchObject({ level: 'option', weighings: 1 })
  expect(Math.abs(one.expected - 900)).toBeLessThan(25)
  expect(Math.abs(many.expected - 903)).toBeLessThan(8)
  expect(one.high / one.low).toBeLessThan(none.high / none.low)
  expect(many.high / many.low).toBeLessThan(one.high / one.low)
  expect(next([weighed(900, 390)], 'xl').estimates.weight.level).toBe('product')
})

test('a slip by ten is set aside, and believed once a clerk confirmed it or another of its kind followed', () => {
  const usual = [1, 2, 3].map((day) => weighed(700, day))
  const slip = next([...usual, weighed(7_000, 9)])
  expect(slip.slips[3]).toBeGreaterThan(0.5)
  expect(Math.abs(slip.estimates.weight.expected - 700)).toBeLessThan(30)
  const confirmed = next([...usual, weighed(7_000, 9, { isConfirmed: true })])
  expect(confirmed.slips[3]).toBe(0)
  expect(confirmed.estimates.weight.expected).toBeGreaterThan(5_000)
  const twice = next([...usual, weighed(7_000, 9), weighed(7_050, 10)])
  expect(twice.slips.slice(3).every((chance) => chance < 0.5)).toBe(true)
  expect(twice.estimates.weight.expected).toBeGreaterThan(6_500)
})

test('a change of the packaging moves the estimate at once, and widens it', () => {
  const before = [1, 2, 3, 4].map((day) => weighed(700, day * 10))
  const steady = next(before, 'm', 60).estimates.weight
  const once = [...before, weighed(1_000, 50)]
  const changed = next(once, 'm', 60).estimates.weight
  expect(changed.expected).toBeGreaterThan(800)
  expect(changed.high / changed.low).toBeGreaterThan(steady.high / steady.low)
  expect(next([...once, weighed(1_010, 60)], 'm', 60).estimates.weight.expected).toBeGreaterThan(930)
})

test('the scale is asked about a slip by ten, not about an unusual weight', () => {
  const { oddsOfSlip } = next([1, 2, 3].map((day) => weighed(700, day)))
  const from = STARTING_MODEL.queriesFrom
  for (const grams of [7_000, 70, 700_000]) expect(oddsOfSlip(Math.log(grams), 1, null)).toBeGreaterThan(from)
  for (const grams of [700, 760, 640, 900]) expect(oddsOfSlip(Math.log(grams), 1, null)).toBeLessThan(from)
  // Three pieces of which only one was on the scale.
  expect(oddsOfSlip(Math.log(700 / 3), 3, null)).toBeGreaterThan(from)
})

/** Hoodies and socks of some sellers; those with the word 加绒 weigh half as much again. */
function aPast(products: number) {
  const past = startPast()
  let state = 7
  const even = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  for (let at = 0; at < products; at += 1) {
    const isThick = at % 3 === 0
    const own = 0.3 * (even() + even() + even() - 1.5)
    const add = past.addGoods({
      ...hoodie,
      id: `taobao ${at}`,
      seller: `taobao ${at % 9}`,
      title: `${isThick ? '加绒' : '秋季'}连帽卫衣`,
    })
    const addPiece = add('M')
    for (let piece = 0; piece < 3; piece += 1) {
      const grams = 500 * (isThick ? 1.5 : 1) * Math.exp(own + 0.05 * (even() - 0.5))
      addPiece(weighed(grams, at / 2 + piece * 20))
    }
  }
  return past.finish()
}

function trained(products: number) {
  const steps = learn(aPast(products), 500)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

test('a night learns what words say, and the same past gives the same model', () => {
  const { model, sellers, judged } = trained(400)
  const asked = (title: string) =>
    ask(model, { ...hoodie, id: 'taobao new', title }, sellers.get('taobao 1')!, [], {
      option: '',
      optionText: '',
      day: 500,
    }).estimates.weight
  expect(asked('秋季连帽卫衣')).toMatchObject({ level: 'shop' })
  expect(Math.abs(asked('秋季连帽卫衣').expected - 500)).toBeLessThan(60)
  expect(Math.abs(asked('加绒连帽卫衣').expected - 750)).toBeLessThan(90)
  expect(judged.weight.length).toBe(240)
  const inside = judged.weight.filter(({ isInside }) => isInside).length / 240
  expect(inside).toBeGreaterThan(0.7)
  expect(inside).toBeLessThan(0.92)
  const again = trained(400)
  expect(again.judged).toEqual(judged)
  expect(again.sellers).toEqual(sellers)
})

test('a model is refused if it is surely worse, and hardly ever by chance', () => {
  let state = 3
  const even = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const judgedAt = (shift: number) =>
    Array.from({ length: 1_200 }, (_, at) => ({
      at,
      goods: at % 400,
      kind: null,
      basis: 'text' as const,
      isInside: true,
      score: 1 + shift + even() ** 8 * 6,
      error: 0,
    }))
  const refusals = (shift: number) =>
    Array.from({ length: 100 }, () => whyNotPutInForce(judgedAt(shift), judgedAt(0))).filter(Boolean).length
  expect(refusals(0)).toBeLessThanOrEqual(5)
  expect(refusals(0.3)).toBeGreaterThan(80)
  expect(whyNotPutInForce(judgedAt(5).slice(0, 20), judgedAt(0).slice(0, 20))).toBeNull()
})
