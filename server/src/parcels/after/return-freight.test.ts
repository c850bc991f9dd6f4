import type { RETURN_CAUSES } from '@longhaul/domain/parcels/return-freight.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { eachShopper } from '../../../test/each-shopper.ts'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

/* Who pays the return freight of a package, and what that means for its goods. EMS to Singapore, as in the other tests: 164.00. */

const world = testWorld()
let ana: Person
let packer: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
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
async function underWay(): Promise<{ id: string; stockId: string }> {
  const stockId = await given.stock(world, ana, packer)
  const { id } = await given.aShippedParcel(world, ana, packer, [stockId])
  await given.money(world, ana, 10_000)
  return { id, stockId }
}

const funds = async () => {
  const { available_fen, frozen_fen } = await ana.call('GET /funds')
  return [available_fen, frozen_fen]
}
/** The return freight of this shopper's packages borne by us. */
async function borne(): Promise<number> {
  const { rows } = await sql<{ fen: number }>`
    select coalesce(sum(case when source.kind = 'adjustment' then amount else -amount end), 0)::bigint as fen
    from ledger_postings
    join ledger_transactions entry on entry.id = transaction_id and entry.shopper_id = ${ana.id}
    join ledger_accounts source on source.id = from_account_id
    where entry.kind in ('parcel_returned', 'return_freight_paid')`.execute(world.db)
  return rows[0]!.fen
}
async function pay(id: string): Promise<void> {
  const { id: supplement, amount_fen } = (await page(id)).supplement!
  await ana.call('POST /payments', {
    body: { supplement_ids: [supplement], method: 'balance', expected_total_fen: amount_fen },
  })
}

test.each([
  ['wrong_address', FREIGHT],
  ['refused', FREIGHT],
  ['not_collected', FREIGHT],
  ['papers_missing', FREIGHT],
  ['carrier', 0],
  ['ours', 0],
] as const)('%s: the shopper owes %d', async (cause, owed) => {
  const { id } = await underWay()
  const before = await funds()
  await comeBack(id, cause)
  const parcel = await page(id)
  expect(parcel.return_freight).toEqual({ cause, freight_fen: FREIGHT, charged_fen: owed })
  expect(parcel.supplement).toEqual(
    owed === 0 ? null : { id: expect.any(String), amount_fen: owed, pay_by: null },
  )
  // Nothing leaves a balance without the shopper's payment; we pay the carrier in any case.
  expect([await funds(), await borne()]).toEqual([before, FREIGHT])
  const notice = (await messagesOf(ana)).find((entry) => entry.kind === 'parcel_returned')!
  expect(notice.body.includes('80.00')).toBe(owed > 0)
})

describe('return freight that is owed', () => {
  test('is paid once, from the balance, and appears in the statement', async () => {
    const { id } = await underWay()
    await comeBack(id, 'refused')
    const [available, frozen] = await funds()
    const { id: supplement } = (await page(id)).supplement!
    await pay(id)
    expect([await funds(), await borne()]).toEqual([[available! - FREIGHT, frozen], 0])
    expect(await page(id)).toMatchObject({ stage: 'returned', supplement: null, frozen_fen: 0 })
    const { items } = await ana.call('GET /funds/entries')
    expect(items[0]).toMatchObject({
      kind: 'return_freight_paid',
      change_fen: -FREIGHT,
      account: 'available',
    })
    const again = { supplement_ids: [supplement], method: 'balance', expected_total_fen: FREIGHT }
    await expectRefusal(ana.call('POST /payments', { body: again }), 'transition_not_allowed')
  })

  test('has no deadline, and can be paid only by its shopper', async () => {
    const { id } = await underWay()
    await comeBack(id, 'not_collected')
    const { id: supplement } = (await page(id)).supplement!
    await given.later(world, { days: 40 })
    await world.runJob('expire-unpaid-parcels', {})
    expect(await page(id)).toMatchObject({ stage: 'returned', supplement: { id: supplement } })
    const bo = await world.shopper(inThisTest('bo'))
    const body = { supplement_ids: [supplement], method: 'balance', expected_total_fen: FREIGHT }
    await expectRefusal(bo.call('POST /payments', { body }), 'not_found')
    await pay(id)
  })

  test('blocks its goods, and no others, from another package until it is paid', async () => {
    const { id, stockId } = await underWay()
    const other = await given.stock(world, ana, packer)
    await comeBack(id, 'wrong_address')
    const form = await given.parcelForm(ana, [other], {
      address_id: (await given.anAddressInSingapore(ana)).id,
    })
    const preview = (stock_item_ids: string[]) =>
      ana.call('POST /parcels/preview', { body: { stock_item_ids, address_id: form.address_id } })
    for (const call of [
      () => preview([stockId]),
      () => preview([other, stockId]),
      () => ana.call('POST /parcels', { body: { ...form, stock_item_ids: [other, stockId] } }),
    ])
      expect((await expectRefusal(call(), 'transition_not_allowed')).reason).toBe('return_freight_due')
    await preview([other])
    await pay(id)
    expect((await given.aParcel(ana, [stockId])).total_fen).toBe(16_400)
  })

  test('prevents closing the account', async () => {
    const { id } = await underWay()
    const kept = async () =>
      (await ana.call('GET /account/closing')).obstacles.find((obstacle) => obstacle.kind === 'parcels')
        ?.amount
    expect(await kept()).toBe(1)
    await comeBack(id, 'refused')
    expect(await kept()).toBe(1)
    await pay(id)
    expect(await kept()).toBeUndefined()
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
