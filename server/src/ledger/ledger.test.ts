import { randomUUID } from 'node:crypto'
import type { Route } from '@longhaul/contract/route.ts'
import { available, supplier } from '@longhaul/domain/ledger/accounts.ts'
import { freeze, rechargeSucceeded } from '@longhaul/domain/ledger/recipes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, testWorld } from '../../test/world.ts'
import { checkBooks } from '../checks/books.ts'
import { inTransaction } from '../platform/database/db.ts'
import type { ReadCall } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type LedgerEvent, balancesOf, lockShopper, post } from './public.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
beforeAll(async () => {
  ana = await world.shopper('ana')
})

/** Posts an event in its own transaction. */
const record = (event: Omit<LedgerEvent, 'actor' | 'now'>) =>
  inTransaction(world.db, async (tx) => {
    await lockShopper(tx, ana.id)
    await post(tx, { actor: 'system', now: world.clock.now(), shopperId: ana.id, ...event })
  })

/** Credits the balance without a recharge row. */
const credit = (id: string, fen: number) =>
  record({
    kind: 'recharge',
    subject: { kind: 'adjustment', id },
    postings: rechargeSucceeded(ana.id, {
      provider: 'test',
      currency: 'CNY',
      paidMinor: fen,
      feeMinor: 0,
      creditFen: fen,
    }),
  })

test('money is locked and posted in a transaction only', () => {
  // Each line compiles only as an error: without a transaction the lock would end at once.
  const withoutTransaction = [
    // @ts-expect-error -- the database is no transaction
    () => lockShopper(world.db, ana.id),
    // @ts-expect-error -- the database is no transaction
    (event: LedgerEvent) => post(world.db, event),
    // @ts-expect-error -- a GET has none
    (call: ReadCall<Route>) => lockShopper(call.tx, ana.id),
    // @ts-expect-error -- a GET reads from the database
    (call: ReadCall<Route>) => lockShopper(call.db, ana.id),
  ]
  expect(withoutTransaction).toHaveLength(4)
})

describe('posting', () => {
  test('moves money, and refuses what a shopper does not have', async () => {
    const before = await balancesOf(world.db, ana.id)
    await credit(randomUUID(), 1_000)
    const order = { kind: 'adjustment' as const, id: randomUUID() }
    const tooMuch = record({
      kind: 'order_paid',
      subject: order,
      postings: freeze(ana.id, before.availableFen + 1_001),
    })
    await expect(tooMuch).rejects.toMatchObject({ reason: 'insufficient_balance' })
    await expect(tooMuch).rejects.toBeInstanceOf(Refusal)
    expect(await balancesOf(world.db, ana.id)).toEqual({
      ...before,
      availableFen: before.availableFen + 1_000,
    })
  })

  test('accepts an event only once for a subject and step', async () => {
    const subject = { kind: 'adjustment' as const, id: randomUUID() }
    const once = {
      kind: 'refunded' as const,
      subject,
      postings: [{ from: supplier, to: available(ana.id), amount: 1 }],
    }
    await record(once)
    await expect(record(once)).rejects.toMatchObject({ code: '23505' })
    await record({ ...once, step: 2 })
  })

  test('ignores an event without postings', async () => {
    const subject = { kind: 'adjustment' as const, id: randomUUID() }
    await record({ kind: 'photos_settled', subject, postings: [] })
    const rows = await world.db
      .selectFrom('ledger_transactions')
      .where('subject_id', '=', subject.id)
      .select('id')
      .execute()
    expect(rows).toEqual([])
  })

  test('32 concurrent payments never spend more than the balance', async () => {
    await credit(randomUUID(), 10_000)
    const { availableFen } = await balancesOf(world.db, ana.id)
    const each = Math.floor(availableFen / 5)
    const spends = Array.from({ length: 32 }, () =>
      record({
        kind: 'storage_paid',
        subject: { kind: 'adjustment', id: randomUUID() },
        postings: [{ from: available(ana.id), to: supplier, amount: each }],
      }),
    )
    const results = await Promise.allSettled(spends)
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5)
    expect((await balancesOf(world.db, ana.id)).availableFen).toBe(availableFen - 5 * each)
  })
})

describe('the database itself refuses', () => {
  const refused = (statement: ReturnType<typeof sql>) => expect(statement.execute(world.db)).rejects.toThrow()

  test('a changed or deleted posting, transaction or account', async () => {
    await credit(randomUUID(), 1)
    await refused(sql`update ledger_postings set amount = amount + 1`)
    await refused(sql`delete from ledger_postings`)
    await refused(sql`truncate ledger_postings cascade`)
    await refused(sql`update ledger_transactions set kind = 'other'`)
    await refused(sql`delete from ledger_transactions`)
    await refused(sql`update ledger_accounts set balance_fen = balance_fen + 1 where kind = 'available'`)
    await refused(sql`update ledger_accounts set owner = 'another' where kind = 'supplier'`)
    await refused(sql`delete from ledger_accounts`)
  })

  test('a transaction without postings, and a posting for an old transaction', async () => {
    await refused(
      sql`insert into ledger_transactions (kind, subject_kind, subject_id, actor, created_at) values ('empty', 'adjustment', gen_random_uuid(), 'test', now())`,
    )
    await refused(
      sql`insert into ledger_postings (transaction_id, from_account_id, to_account_id, currency, amount)
        select t.id, p.from_account_id, p.to_account_id, p.currency, 1
        from ledger_transactions t join ledger_postings p on p.transaction_id = t.id limit 1`,
    )
  })

  test('an amount that is not positive, across currencies, or from an account to itself', async () => {
    const inserted = (from: string, to: string, currency: string, amount: number) => sql`
      with t as (insert into ledger_transactions (kind, subject_kind, subject_id, actor, created_at)
        values ('bad', 'adjustment', gen_random_uuid(), 'test', now()) returning id)
      insert into ledger_postings (transaction_id, from_account_id, to_account_id, currency, amount)
      select t.id, a.id, b.id, ${currency}, ${amount} from t, ledger_accounts a, ledger_accounts b
      where a.kind = ${from} and b.kind = ${to}`
    await refused(inserted('supplier', 'available', 'CNY', 0))
    await refused(inserted('supplier', 'available', 'CNY', -5))
    await refused(inserted('supplier', 'available', 'USD', 5))
    await refused(inserted('supplier', 'supplier', 'CNY', 5))
  })
})

test('the books check finds a balance that does not match its entries', async () => {
  expect(await checkBooks(world.db)).toEqual([])
  const found = await inTransaction(world.db, async (tx) => {
    await sql`alter table ledger_accounts disable trigger ledger_accounts_guard`.execute(tx)
    await sql`update ledger_accounts set balance_fen = balance_fen + 7 where kind = 'available'`.execute(tx)
    const faults = await checkBooks(tx)
    throw Object.assign(new Error('undo'), { faults })
  }).catch((error: { faults: unknown[] }) => error.faults)
  expect(found).toEqual(
    expect.arrayContaining([expect.objectContaining({ check: 'balance equals its entries' })]),
  )
})
