import { isLong } from '@longhaul/domain/form.test-support.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import {
  type Crew,
  type Helper,
  HELPERS,
  USUAL,
  WELCOME_FEN,
  aRing,
  actsOf,
  allowedTo,
  attempt,
  lossTo,
} from './fraud.ts'
import * as given from './given.ts'
import { testWorld } from './world.ts'

/** The number of lives of each ring; fraud.long.test.ts runs more, with other seeds. */
const RUNS = isLong ? 25 : 1
const STEPS = isLong ? 100 : 60

const world = testWorld()
let crew: Crew
let rings = 0

beforeAll(async () => {
  const finance = await world.staff('finance', ['finance'])
  crew = {
    finance,
    finance2: await world.staff('finance2', ['finance']),
    support: await world.staff('support', ['support']),
    buyer: await world.staff('buyer', ['buyer']),
    admin: await world.staff('admin', ['admin']),
    admin2: await world.staff('admin2', ['admin']),
    packer: await world.staff('packer', ['warehouse', 'support']),
  }
  await given.theOffers(world, WELCOME_FEN)
})

/** A shopper alone, with one helper, and with any two. */
const RINGS: readonly (readonly Helper[])[] = [
  [],
  ...HELPERS.map((helper) => [helper]),
  ...HELPERS.flatMap((one, at) => HELPERS.slice(at + 1).map((other) => [one, other])),
]

test.each(RINGS.map((helpers) => [helpers.join(' and ') || 'nobody', helpers] as const))(
  'with the help of %s, a ring never takes out more than the policy allows',
  async (_, helpers) => {
    const { open, help } = actsOf(helpers)
    const aStep = fc.oneof(
      { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...USUAL), fc.nat(9_999)) },
      { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...open.keys()), fc.nat(9_999)) },
      ...(help.size === 0
        ? []
        : [{ weight: 4, arbitrary: fc.tuple(fc.constantFrom(...help.keys()), fc.nat(9_999)) }]),
    )
    const aLife = fc.array(aStep, { minLength: STEPS, maxLength: STEPS })
    await fc.assert(
      fc.asyncProperty(aLife, async (steps) => {
        const ring = await aRing(world, crew, helpers, `ring${++rings}`)
        for (const [name, n] of steps) {
          const helps = help.get(name)
          if (helps) ring.helpedAt.push(world.clock.now())
          await attempt(ring, helps ?? open.get(name)!, n)
        }
        expect(await lossTo(ring)).toBeLessThanOrEqual(allowedTo(ring))
      }),
      // The short form repeats the same lives; a failure is reported with its seed.
      {
        numRuns: helpers.length === 0 ? RUNS * 4 : RUNS,
        endOnFailure: true,
        ...(isLong ? {} : { seed: 40 }),
      },
    )
  },
  RUNS * 120_000,
)
