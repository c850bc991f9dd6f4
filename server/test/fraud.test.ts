import { randomInt } from 'node:crypto'
import { isLong } from '@longhaul/domain/form.test-support.ts'
import { beforeAll, expect, test } from 'vitest'
import { TRICKS } from './fraud/acts.ts'
import { lifeOf, live } from './fraud/life.ts'
import { type Helper, aRing } from './fraud/ring.ts'
import { COLLUSIONS, aFreshShop } from './fraud/shop.ts'
import { WELCOME_FEN } from './fraud/true-values.ts'
import * as given from './given.ts'
import { testWorld } from './world.ts'

/*
 * A fraudster: one person's accounts, alone or with the help of staff, who choose random legal calls in
 * random order while time passes. All known frauds kept the books balanced, so what is measured is the loss
 * of the house. docs/testing.md says how to repeat a life.
 */

/** The seed of a life to repeat. */
const REPEATED = process.env['FRAUD_SEED']
/**
 * The lives of each ring, many of them without help, because to those the policy allows nothing. `npm test`
 * repeats lives that find known frauds once their fixes are taken out: 51 free storage for ever, 43 with
 * finance the day's limit of one person.
 */
const SEEDS = isLong
  ? { alone: someSeeds(60), helped: someSeeds(10) }
  : { alone: [41, 44, 48, 51], helped: [43] }

function someSeeds(count: number): number[] {
  const first = randomInt(2 ** 30)
  return Array.from({ length: count }, (_, at) => first + at)
}

const world = testWorld()
const done = new Set<string>()
let ringCount = 0

beforeAll(() => given.theOffers(world, WELCOME_FEN))

const seedsOf = (helpers: readonly Helper[]) =>
  REPEATED ? [Number(REPEATED)] : helpers.length === 0 ? SEEDS.alone : SEEDS.helped

const lives = COLLUSIONS.flatMap((helpers) =>
  seedsOf(helpers).map((seed) => [helpers.join(' and ') || 'nobody', seed, helpers] as const),
)

test.each(lives)(
  'with the help of %s, in the life of seed %d, a ring takes out no more than the policy allows',
  async (_, seed, helpers) => {
    const crew = await aFreshShop(world, ++ringCount)
    const ring = await aRing({ world, crew }, helpers, `ring${ringCount}`)
    expect(await live(ring, lifeOf(seed, helpers), (name) => done.add(name))).toBe('')
  },
  120_000,
)

// A test whose acts are all refused would prove nothing.
test.runIf(isLong && !REPEATED)('every act succeeded in some life', () => {
  expect([...TRICKS.keys()].filter((name) => !done.has(name))).toEqual([])
})
