import { expect, test } from 'vitest'
import { chanceOf } from '../invented-pieces.ts'
import { NOTHING_STATED, type Stated } from '../stated.ts'
import { STARTING_MODEL, ask } from './model.ts'
import { startPast } from './past.ts'
import { statementOf } from './statements.ts'
import { learn } from './train.ts'

const mug = {
  id: '1688 new',
  title: '陶瓷马克杯',
  category: '',
  platform: '1688',
  seller: '',
  priceFen: null,
  kind: 'mug',
  stated: NOTHING_STATED,
}
const grams = (stated: number): Stated => ({ grams: stated, sidesMm: null })

test('of a size, the volume and the longest side are stated; a single digit and zeros are a round figure', () => {
  const stated = { grams: 1_000, sidesMm: [300, 200, 155] } as const
  expect(statementOf(stated, 'weight')).toEqual({ log: Math.log(1_000), isRound: true })
  expect(statementOf(stated, 'volume')).toEqual({ log: Math.log(9_300), isRound: false })
  expect(statementOf(stated, 'longest')).toEqual({ log: Math.log(300), isRound: false })
  expect(statementOf(grams(350), 'weight')).toMatchObject({ isRound: false })
  expect(statementOf(grams(350), 'volume')).toBeNull()
  expect(statementOf(NOTHING_STATED, 'weight')).toBeNull()
})

const SELLERS = { weighs: '1688 weighs', leaves: '1688 leaves' } as const

/** Mugs of very different weights: one seller states them without their boxes, the other always 1 kg. */
function trained() {
  const past = startPast()
  const chance = chanceOf(6)
  for (let at = 0; at < 300; at += 1) {
    const truth = Math.exp(6.3 + 0.6 * chance.bell())
    const isWeighed = at % 2 === 0
    const add = past.addGoods({
      ...mug,
      id: `1688 ${at}`,
      seller: isWeighed ? SELLERS.weighs : SELLERS.leaves,
      stated: grams(isWeighed ? Math.round(truth / 1.2) : 1_000),
    })
    add('')({
      day: at,
      pieces: 1,
      logs: { weight: Math.log(truth), volume: null, longest: null },
      isConfirmed: false,
    })
  }
  const steps = learn(past.finish(), 300)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

test('whose statements are true is learnt, and what is missing of them; another’s change little', () => {
  const { model, sellers } = trained()
  const by = (seller: string, stated: Stated) =>
    ask(model, { ...mug, seller, stated }, sellers.get(seller) ?? null, [], {
      option: '',
      optionText: '',
      day: 301,
    }).estimates.weight
  const unstated = by(SELLERS.weighs, NOTHING_STATED)
  expect(unstated.believed).toBeNull()
  const stated = by(SELLERS.weighs, grams(1_250))
  expect(stated.believed).toBeGreaterThan(0.9)
  expect(Math.abs(stated.expected - 1_500)).toBeLessThan(120)
  expect(stated.high / stated.low).toBeLessThan(0.6 * (unstated.high / unstated.low))
  const left = by(SELLERS.leaves, grams(1_000))
  expect(left.believed).toBeLessThan(0.25)
  expect(Math.abs(left.expected / by(SELLERS.leaves, NOTHING_STATED).expected - 1)).toBeLessThan(0.12)
  // What nobody could mean is not believed of anyone.
  expect(by(SELLERS.weighs, grams(60_000)).believed).toBeLessThan(0.2)
  // Of an unknown seller, the marketplace tells: its round figures are worth nothing.
  expect(by('1688 other', grams(1_250)).believed).toBeGreaterThan(0.8)
  expect(by('1688 other', grams(1_000)).believed).toBeLessThan(0.25)
})

test('before anything was weighed a statement moves the estimate a little; a scale outweighs it', () => {
  const at = (stated: Stated, earlier: Parameters<typeof ask>[3] = []) =>
    ask(STARTING_MODEL, { ...mug, stated }, null, earlier, { option: '', optionText: '', day: 9 }).estimates
      .weight
  const [unstated, stated] = [at(NOTHING_STATED), at(grams(750))]
  expect(stated.expected).toBeGreaterThan(unstated.expected)
  expect(stated.expected).toBeLessThan(650)
  const logs = { weight: Math.log(400), volume: null, longest: null }
  const weighed = at(grams(750), [{ option: '', optionText: '', day: 8, pieces: 1, logs, isConfirmed: true }])
  expect(weighed).toMatchObject({ level: 'option', believed: null })
  expect(Math.abs(weighed.expected - 400)).toBeLessThan(40)
})
