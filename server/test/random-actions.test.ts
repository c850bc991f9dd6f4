import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../src/checks/books.ts'
import { isLong } from '@longhaul/domain/form.test-support.ts'
import * as given from './given.ts'
import { ACT_NAMES, type Day, USUAL, WAYS_BACK, happen } from './random-actions.ts'
import { type Person, testWorld } from './world.ts'

/** The number of simulated lives; random-actions.long.test.ts runs more. */
const RUNS = Number(process.env['RANDOM_RUNS'] ?? (isLong ? 200 : 8))
const STEPS = 50

const world = testWorld()
let staff: Person
let shoppers = 0

beforeAll(async () => {
  staff = await world.staff('all', ['support', 'buyer', 'warehouse', 'finance'])
})

/**
 * Actions of the usual course are three times as likely as arbitrary ones: otherwise nothing would ever be
 * shipped.
 */
const anAct = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...USUAL) },
  { weight: 1, arbitrary: fc.constantFrom(...ACT_NAMES) },
)
const aLife = fc.array(fc.tuple(anAct, fc.nat(9_999)), { minLength: STEPS, maxLength: STEPS })

test(
  `whatever people, providers and the clock do in ${STEPS} steps, the books balance and no balance is below zero`,
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
      // A failure is reported with its seed; shrinking it would take as long again.
      { numRuns: RUNS, endOnFailure: true },
    )
    // A test whose actions are all refused would prove nothing.
    expect(seen.done).toBeGreaterThan(RUNS * STEPS * 0.2)
  },
  RUNS * 120_000,
)

const aWayBack = fc.tuple(fc.constantFrom(...WAYS_BACK), fc.nat(9_999))

test(
  'whatever refunds and claims follow one another for the same goods, no thing gives back more than was paid for it',
  async () => {
    const seen = { done: 0, refused: 0, nothing: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(aWayBack, { minLength: 40, maxLength: 40 }), async (steps) => {
        const day: Day = { world, who: await world.shopper(`w${++shoppers}`), staff }
        const by = { buyer: staff, packer: staff }
        const line = { quantity: 3, unit_price_fen: 3_333, freight_fen: 1_001 }
        const shelved = await given.aShelvedItem(world, day.who, by, { line })
        await given.anArrivedItem(world, day.who, by, { line })
        await given.money(world, day.who, 200_000)
        await given.aShippedParcel(world, day.who, staff, [shelved.stockId], { insured_fen: 5_000 })
        for (const [name, n] of steps) {
          seen[await happen(day, name, n)] += 1
          await expectSound(day)
        }
        await world.runJobs()
        expect(await checkBooks(world.db)).toEqual([])
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    expect(seen.done).toBeGreaterThan(RUNS * 40 * 0.1)
  },
  RUNS * 120_000,
)

/**
 * No amount is negative, and the frozen amount is the sum that open items, packages and detail photos hold.
 * Nothing that staff hold has left.
 */
async function expectSound({ world: { db }, who }: Day): Promise<void> {
  const funds = await who.call('GET /funds')
  expect(funds.available_fen).toBeGreaterThanOrEqual(0)
  // A shopper who owes has nothing to spend.
  expect(Math.min(funds.available_fen, funds.owed_fen)).toBe(0)
  const held = async (table: 'order_items' | 'parcels') =>
    (await db.selectFrom(table).where('shopper_id', '=', who.id).select('frozen_fen').execute()).reduce(
      (sum, row) => sum + row.frozen_fen,
      0,
    )
  const photos = await db
    .selectFrom('photo_orders')
    .where('shopper_id', '=', who.id)
    .where('stage', '=', 'waiting')
    .select('fee_fen')
    .execute()
  const heldForPhotos = photos.reduce((sum, row) => sum + row.fee_fen, 0)
  expect(funds.frozen_fen).toBe((await held('order_items')) + (await held('parcels')) + heldForPhotos)
  const left = await db
    .selectFrom('stock_items')
    .where('shopper_id', '=', who.id)
    .where('held_at', 'is not', null)
    .where('stage', 'in', ['shipped_abroad', 'abandoned'])
    .select('id')
    .execute()
  expect(left).toEqual([])
  // However and in whatever order money goes back for a thing, it is never more than was paid for it.
  const things = await db.selectFrom('ledger_things').where('shopper_id', '=', who.id).selectAll().execute()
  expect(
    things.filter((thing) => thing.returned_fen + thing.held_fen > thing.paid_fen + thing.covered_fen),
  ).toEqual([])
}
