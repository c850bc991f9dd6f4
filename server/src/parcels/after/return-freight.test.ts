import type { RETURN_CAUSES } from '@longhaul/domain/parcels/return-freight.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { eachShopper } from '../../../test/each-shopper.ts'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../../test/world.ts'

/*
 * Who pays the return freight of a package, and what that means for its goods. EMS to Singapore, as in the
 * other tests: 164.00.
 */

const world = testWorld()
let ana: Person
let packer: Person
let fin: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
  fin = await world.staff('fin', ['finance'])
})
const inThisTest = eachShopper(world, 'ana', (person) => {
  ana = person
})

type Cause = (typeof RETURN_CAUSES)[number]
const FREIGHT = 8_000
const page = (id: string) => ana.call('GET /parcels/{id}', { params: { id } })
const comeBack = (id: string, cause: Cause, freight_fen = FREIGHT) =>
  packer.call('POST /staff/parcels/{id}/come_back', {
    params: { id },
    body: { note: '', cause, freight_fen },
  })

/** A package on its way, with 100 yuan left on the balance. */
async function underWay(leftFen = 10_000): Promise<{ id: string; stockId: string }> {
  const stockId = await given.stock(world, ana, packer)
  const { id } = await given.aShippedParcel(world, ana, packer, [stockId])
  await given.money(world, ana, leftFen)
  return { id, stockId }
}

const funds = async () => {
  const { available_fen, frozen_fen } = await ana.call('GET /funds')
  return [available_fen, frozen_fen]
}
/** The return freight of this shopper's packages borne by us: nothing once the shopper owes it. */
async function borne(): Promise<number> {
  const { rows } = await sql<{ fen: number }>`
    select coalesce(sum(case when source.owner = 'return_freight' then amount else -amount end), 0)::bigint as fen
    from ledger_postings
    join ledger_transactions entry on entry.id = transaction_id and entry.shopper_id = ${ana.id}
    join ledger_accounts source on source.id = from_account_id
    join ledger_accounts target on target.id = to_account_id
    where 'return_freight' in (source.owner, target.owner)`.execute(world.db)
  return rows[0]!.fen
}
const owed = async () => (await ana.call('GET /funds')).owed_fen
/** A package that came back, with 30 of its 80 yuan on the balance. */
async function inDebt() {
  const { id, stockId } = await underWay(3_000)
  await comeBack(id, 'refused')
  return { id, stockId }
}
const kinds = async () => {
  await world.runJobs()
  return (await messagesOf(ana)).map(({ kind }) => kind)
}

test.each([
  ['wrong_address', FREIGHT],
  ['refused', FREIGHT],
  ['not_collected', FREIGHT],
  ['papers_missing', FREIGHT],
  ['carrier', 0],
  ['ours', 0],
] as const)('%s: the shopper owes %d, which is taken from the balance', async (cause, charged) => {
  const { id } = await underWay()
  const [available, frozen] = await funds()
  await comeBack(id, cause)
  const parcel = await page(id)
  expect(parcel.return_freight).toEqual({ cause, freight_fen: FREIGHT, charged_fen: charged })
  expect(parcel.supplement).toBeNull()
  expect([await funds(), await borne(), await owed()]).toEqual([
    [available! - charged, frozen],
    FREIGHT - charged,
    0,
  ])
  const notice = (await messagesOf(ana)).find((entry) => entry.kind === 'parcel_returned')!
  expect(notice.body.includes('80.00')).toBe(charged > 0)
  expect((await kinds()).includes('shortfall_collected')).toBe(charged > 0)
  if (charged === 0) return
  const { items } = await ana.call('GET /funds/entries', { query: { account: 'shortfall' } })
  expect(items.map((entry) => [entry.kind, entry.change_fen, entry.balance_after_fen])).toEqual([
    ['shortfall_collected', FREIGHT, 0],
    ['return_freight_owed', -FREIGHT, -FREIGHT],
  ])
  // The collection is dated when it happened, not when the money once came in.
  expect(new Set(items.map((entry) => entry.created_at)).size).toBe(1)
})

describe('return freight that the balance does not cover', () => {
  test('is owed, told apart, and paid by the next money that comes in, whatever it is', async () => {
    await inDebt()
    expect([await funds(), await owed()]).toEqual([[0, 0], FREIGHT - 3_000])
    const { standing, why_not_withdraw } = await ana.call('GET /funds')
    expect([standing.debts, why_not_withdraw]).toEqual([
      [{ kind: 'return_freight', amount_fen: FREIGHT - 3_000 }],
      'debt_open',
    ])
    await given.money(world, ana, 1_000)
    expect(await owed()).toBe(FREIGHT - 4_000)
    const order = await given.anOrder(ana, { line: { unit_price_fen: 9_000 } })
    await given.money(world, ana, order.totalFen + FREIGHT - 4_000)
    expect([await funds(), await owed()]).toEqual([[order.totalFen, 0], 0])
  })

  test('is subtracted from a refund', async () => {
    const { id } = await underWay(3_000)
    const order = await given.anOrder(ana, { line: { unit_price_fen: 9_000 } })
    await given.money(world, ana, order.totalFen)
    await given.aPaidOrderOf(ana, order)
    const [available] = await funds()
    await comeBack(id, 'not_collected')
    const missing = FREIGHT - available!
    expect(await owed()).toBe(missing)
    await ana.call('POST /orders/{id}/cancel', { params: { id: order.id }, body: {} })
    expect([await owed(), (await funds())[0]]).toEqual([0, order.totalFen - missing])
  })

  test('holds a withdrawal that was requested before', async () => {
    const { id } = await underWay()
    const asked = await ana.call('POST /withdrawals', { body: { amount_fen: 10_000, password: PASSWORD } })
    await comeBack(id, 'refused')
    const pay = fin.call('POST /staff/withdrawals/{id}/pay', { params: { id: asked.id }, body: {} })
    expect((await expectRefusal(pay, 'transition_not_allowed')).reason).toBe('debt_open')
    await fin.call('POST /staff/withdrawals/{id}/reject', {
      params: { id: asked.id },
      body: { reason: 'Owes.' },
    })
    expect([await owed(), (await funds())[0]]).toEqual([0, 10_000 - FREIGHT])
  })

  test('keeps every package here, these goods and others, paid or not, until it is paid', async () => {
    const { id, stockId } = await underWay(1_000)
    const other = await given.stock(world, ana, packer)
    const paid = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
    await given.pickAll(packer, paid.id)
    await given.pack(packer, paid.id)
    await comeBack(id, 'wrong_address')
    expect(await owed()).toBeGreaterThan(0)
    const address_id = (await given.anAddressInSingapore(ana)).id
    const preview = (stock_item_ids: string[]) =>
      ana.call('POST /parcels/preview', { body: { stock_item_ids, address_id } })
    for (const call of [() => preview([stockId]), () => preview([other]), () => given.ship(packer, paid.id)])
      expect((await expectRefusal(call(), 'transition_not_allowed')).reason).toBe('debt_open')
    await given.money(world, ana, FREIGHT)
    await preview([other])
    await given.ship(packer, paid.id)
    expect((await given.aParcel(ana, [stockId])).total_fen).toBe(16_400)
  })

  test('keeps coupons from being redeemed, and the account from being closed', async () => {
    await inDebt()
    const offer = await given.aCouponOffer(fin, { code: inThisTest('owing').toUpperCase().slice(0, 12) })
    const { code } = (await fin.call('GET /staff/coupon_offers')).items.find(({ id }) => id === offer)!
    const redeem = () => ana.call('POST /coupons/redeem', { body: { code: code! } })
    expect((await expectRefusal(redeem(), 'transition_not_allowed')).reason).toBe('debt_open')
    const { obstacles } = await ana.call('GET /account/closing')
    expect(obstacles).toContainEqual({ kind: 'owed', amount: FREIGHT - 3_000 })
    await given.money(world, ana, FREIGHT)
    await redeem()
  })

  test('is in the list of debts, with its shopper', async () => {
    await inDebt()
    const { items } = await fin.call('GET /staff/debts', { query: { limit: 100 } })
    expect(items.find(({ shopper }) => shopper.id === ana.id)).toMatchObject({ owed_fen: FREIGHT - 3_000 })
  })
})

test('a return that cost nothing is booked, and nothing is owed', async () => {
  const { id } = await underWay()
  await comeBack(id, 'refused', 0)
  expect(await page(id)).toMatchObject({ supplement: null, return_freight: { charged_fen: 0 } })
  expect(await borne()).toBe(0)
})

test('bad amounts and causes are refused, and nothing is booked', async () => {
  const { id } = await underWay()
  for (const freight of [-1, 0.5, 1_000_001])
    await expectRefusal(comeBack(id, 'refused', freight), 'invalid_input')
  await expectRefusal(comeBack(id, 'boredom' as Cause), 'invalid_input')
  expect(await page(id)).toMatchObject({ stage: 'in_transit', return_freight: null })
})
