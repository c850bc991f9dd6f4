import { randomUUID } from 'node:crypto'
import type { Thing } from '@longhaul/domain/ledger/thing.ts'
import { balanceCorrected, claimPaid } from '@longhaul/domain/ledger/recipes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'
import { checkBooks } from '../checks/books.ts'
import { type Tx, inTransaction } from '../platform/database/db.ts'
import { type LedgerEvent, leftFor, lockShopper, post, readThing } from './public.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
let staff: Person
beforeAll(async () => {
  ana = await world.shopper('ana')
  staff = await world.staff('wu', ['support', 'buyer', 'warehouse', 'finance'])
})

const record = (event: Omit<LedgerEvent, 'actor' | 'now'>, who = ana) =>
  inTransaction(world.db, async (tx) => {
    await lockShopper(tx, who.id)
    await post(tx, { actor: 'system', now: world.clock.now(), shopperId: who.id, ...event })
  })

/** Corrects the balance manually, for a thing. */
const correct = (fen: number, about: Thing, who = ana) =>
  record(
    {
      kind: 'adjustment',
      subject: { kind: 'adjustment', id: randomUUID() },
      about,
      postings: balanceCorrected(who.id, fen),
    },
    who,
  )

/** A bought item for 30.00 yuan plus our fee of 1.50. */
const aBoughtItem = async (): Promise<Thing> => ({
  kind: 'order_item',
  id: await given.aPurchasedItem(world, ana, staff),
})

describe('the account of a thing', () => {
  test('records what was paid and returned, and prevents returning more, by whatever means', async () => {
    const { itemIds } = await given.aPaidOrder(world, ana)
    const thing = { kind: 'order_item', id: itemIds[0]! } as const
    // The whole amount is on hold and will be released automatically.
    expect(await readThing(world.db, thing)).toMatchObject({ paidFen: 3_150, heldFen: 3_150 })
    await expect(correct(1, thing)).rejects.toMatchObject({ reason: 'more_than_paid' })
    await ana.call('POST /order_items/{id}/cancel', { params: { id: thing.id }, body: {} })
    await expect(correct(1, thing)).rejects.toMatchObject({ reason: 'more_than_paid' })

    const bought = await aBoughtItem()
    await correct(1_000, bought)
    expect(await leftFor(world.db, bought)).toBe(2_150)
    await expect(correct(2_151, bought)).rejects.toMatchObject({ reason: 'more_than_paid' })
    const claim = record({
      kind: 'claim_paid',
      subject: { kind: 'parcel', id: randomUUID() },
      postings: claimPaid(ana.id, {
        fault: 'ours',
        goods: [{ about: bought, fen: 2_151 }],
        freight: { about: bought, fen: 0 },
      }),
    })
    await expect(claim).rejects.toMatchObject({ reason: 'more_than_paid' })
    // A manual debit for the thing counts as a payment for it.
    await correct(-1_000, bought)
    expect(await leftFor(world.db, bought)).toBe(3_150)
  })

  test('limits a refund to what is left after manual corrections', async () => {
    const bought = await aBoughtItem()
    await correct(1_000, bought)
    const { amount_fen } = await ana.call('POST /order_items/{id}/refund', {
      params: { id: bought.id },
      body: { cause: 'not_sent', reason: '' },
    })
    expect(amount_fen).toBe(2_150)
    // Another manual correction after the refund request.
    await correct(150, bought)
    const row = async () => (await staff.call('GET /staff/refund_cases', { query: {} })).items[0]!
    expect(await row()).toMatchObject({ item_id: bought.id, amount_fen: 2_000 })
    const { id } = await row()
    const decide = (step: 'grant' | 'pay_back') =>
      staff.call('POST /staff/refund_cases/{id}/decide', { params: { id }, body: { step, note: '' } })
    await decide('grant')
    await correct(500, bought)
    const before = (await ana.call('GET /funds')).available_fen
    await decide('pay_back')
    expect((await ana.call('GET /funds')).available_fen - before).toBe(1_500)
    expect(await leftFor(world.db, bought)).toBe(0)
  })

  test('never returns more than was paid to concurrent requests', async () => {
    const thing = await aBoughtItem()
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => correct(1_000, thing)))
    expect(tries.filter((entry) => entry.status === 'fulfilled')).toHaveLength(3)
  })

  test('covers goods bought elsewhere up to their declared value, so that claims can be paid', async () => {
    const stockId = await given.stock(world, ana, staff, { inbound: { value_fen: 12_000 } })
    const thing = { kind: 'stock_item', id: stockId } as const
    expect(await leftFor(world.db, thing)).toBe(12_000)
    await correct(11_000, thing)
    expect(await leftFor(world.db, thing)).toBe(1_000)
    await expect(correct(1_001, thing)).rejects.toMatchObject({ reason: 'more_than_paid' })
  })
})

describe('the database itself refuses', () => {
  const refused = (promise: Promise<unknown>) => expect(promise).rejects.toThrow()

  test('a direct change to an account of a thing', async () => {
    await aBoughtItem()
    await refused(sql`update ledger_things set paid_fen = paid_fen + 1`.execute(world.db))
    await refused(sql`update ledger_things set returned_fen = 0, opening_fen = 0`.execute(world.db))
    await refused(sql`delete from ledger_things`.execute(world.db))
    await refused(sql`truncate ledger_things`.execute(world.db))
    await refused(
      sql`insert into ledger_things (thing_kind, thing_id, shopper_id, covered_fen)
        values ('order_item', gen_random_uuid(), ${ana.id}, 5)`.execute(world.db),
    )
  })

  test('money for a thing that belongs to another shopper or does not exist', async () => {
    const thing = await aBoughtItem()
    const bo = await world.shopper('bo')
    await refused(correct(1, thing, bo))
    await refused(correct(1, { kind: 'parcel', id: randomUUID() }))
    // For goods from an order, the thing is the order's item and not the stock item.
    const by = { buyer: staff, packer: staff }
    const { stockId } = await given.aShelvedItem(world, ana, by)
    await refused(correct(1, { kind: 'stock_item', id: stockId }))
  })

  test('money for an item, a package or a refund that names no thing', async () => {
    const { id } = await aBoughtItem()
    for (const kind of ['order_item', 'parcel', 'refund_case'])
      await refused(
        inTransaction(world.db, async (tx) => {
          await lockShopper(tx, ana.id)
          await sql`with t as (
              insert into ledger_transactions (kind, subject_kind, subject_id, actor, created_at)
              values ('odd', ${kind}, ${id}, 'test', now()) returning id
            )
            insert into ledger_postings (transaction_id, from_account_id, to_account_id, currency, amount)
            select t.id, a.id, b.id, 'CNY', 1 from t, ledger_accounts a, ledger_accounts b
            where a.kind = 'available' and a.shopper_id = ${ana.id} and b.kind = 'frozen' and b.shopper_id = ${ana.id}`.execute(
            tx,
          )
        }),
      )
  })
})

/** Changes the database, reads a result and rolls everything back. */
async function undone<T>(run: (tx: Tx) => Promise<T>): Promise<T> {
  const kept: { answer?: T } = {}
  await inTransaction(world.db, async (tx) => {
    kept.answer = await run(tx)
    throw new Error('undo')
  }).catch((error: Error) => {
    if (error.message !== 'undo') throw error
  })
  return kept.answer!
}

test('the books check finds an account of a thing that does not match its entries', async () => {
  await aBoughtItem()
  const found = await undone(async (tx) => {
    await sql`alter table ledger_things disable trigger ledger_things_guard`.execute(tx)
    await sql`update ledger_things set paid_fen = paid_fen + 7`.execute(tx)
    return await checkBooks(tx)
  })
  expect(found).toContainEqual(
    expect.objectContaining({ check: 'the amounts paid and returned for a thing equal its entries' }),
  )
})
