import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../src/checks/books.ts'
import { ACT_NAMES, type Day, USUAL, happen } from './random-actions.ts'
import { type Person, testWorld } from './world.ts'

/** `RANDOM_RUNS=2000` is the long form. */
const RUNS = Number(process.env['RANDOM_RUNS'] ?? 8)
const STEPS = 50

const world = testWorld()
let staff: Person
let shoppers = 0

beforeAll(async () => {
  staff = await world.staff('everybody', ['support', 'buyer', 'warehouse', 'finance'])
})

/** What usually happens next, three times as often as anything at all: else nothing would ever be shipped. */
const anAct = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...USUAL) },
  { weight: 1, arbitrary: fc.constantFrom(...ACT_NAMES) },
)
const aLife = fc.array(fc.tuple(anAct, fc.nat(9_999)), { minLength: STEPS, maxLength: STEPS })

test(
  `whatever people, providers and the clock do in ${STEPS} steps, the books balance and nobody is below zero`,
  async () => {
    const seen = { done: 0, refused: 0, nothing: 0 }
    await fc.assert(
      fc.asyncProperty(aLife, async (steps) => {
        const day: Day = { world, who: await world.shopper(`s${++shoppers}`), staff }
        for (const [name, n] of steps) {
          seen[await happen(day, name, n)] += 1
          await expectSound(day)
        }
        expect(await checkBooks(world.db)).toEqual([])
      }),
      // What fails is told with its seed; looking for a shorter story would take as long again.
      { numRuns: RUNS, endOnFailure: true },
    )
    // A test that only knocks at closed doors proves nothing.
    expect(seen.done).toBeGreaterThan(RUNS * STEPS * 0.2)
  },
  RUNS * 120_000,
)

/** Nothing below zero, and what is frozen is what open items and packages have on hold. */
async function expectSound({ world: { db }, who }: Day): Promise<void> {
  const funds = await who.call('GET /funds')
  expect(funds.available_fen).toBeGreaterThanOrEqual(0)
  // Whoever owes has nothing to spend.
  expect(Math.min(funds.available_fen, funds.owed_fen)).toBe(0)
  const held = async (table: 'order_items' | 'parcels') =>
    (await db.selectFrom(table).where('shopper_id', '=', who.id).select('frozen_fen').execute()).reduce(
      (sum, row) => sum + row.frozen_fen,
      0,
    )
  expect(funds.frozen_fen).toBe((await held('order_items')) + (await held('parcels')))
}
