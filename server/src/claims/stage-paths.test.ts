import { type ParcelStage, parcelTable } from '@longhaul/domain/states/parcel-stages.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eachShopper } from '../../test/each-shopper.ts'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'

/*
 * Every path that a package can take (docs/rules/packages.md), with the shopper's available and frozen money
 * at every stage. It starts with 500 yuan. EMS to Singapore costs 164.00 as estimated (115 + 33 + 8 for 660
 * g, packing 8), 131.00 packed light and 197.00 packed heavy; the repacking fee is 20.00. The test is here
 * because claims are the last feature on these paths. Moving contents between packages is tested in
 * `parcels/divide.test.ts`.
 */

const world = testWorld()
let ana: Person
let packer: Person
let support: Person
let finance: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
  support = await world.staff('he', ['support'])
  finance = await world.staff('fin', ['finance'])
})
eachShopper(world, 'ana', (person) => {
  ana = person
})
beforeEach(async () => {
  await given.money(world, ana, 50_000)
})

const START = [50_000, 0] as const
const PAID = [33_600, 16_400] as const
const SHIPPED = [33_600, 0] as const

type Money = readonly [available: number, frozen: number]
const page = (id: string) => ana.call('GET /parcels/{id}', { params: { id } })

/** Checks the package's stage and the shopper's money. */
async function stands(id: string, stage: ParcelStage, money: Money): Promise<void> {
  const { available_fen, frozen_fen } = await ana.call('GET /funds')
  expect([(await page(id)).stage, available_fen, frozen_fen]).toEqual([stage, ...money])
}

async function made(): Promise<{ id: string; total_fen: number; stockId: string }> {
  const stockId = await given.stock(world, ana, packer)
  const parcel = await given.aParcel(ana, [stockId])
  await stands(parcel.id, 'pending_payment', START)
  return { ...parcel, stockId }
}
async function paid() {
  const parcel = await made()
  await given.payParcel(ana, parcel)
  await stands(parcel.id, 'to_pick', PAID)
  return parcel
}
async function picked() {
  const parcel = await paid()
  await given.pickAll(packer, parcel.id)
  await stands(parcel.id, 'packing', PAID)
  return parcel
}
async function underWay() {
  const parcel = await picked()
  await given.pack(packer, parcel.id)
  await stands(parcel.id, 'to_ship', PAID)
  await given.ship(packer, parcel.id)
  await stands(parcel.id, 'in_transit', SHIPPED)
  return parcel
}
async function heavy() {
  const parcel = await picked()
  await given.pack(packer, parcel.id, { grams: 1_100 })
  await stands(parcel.id, 'supplement_due', PAID)
  return parcel
}
/** A package packed before it is paid: a fee of 5.00 and a deposit of 20.00. */
async function trial() {
  const stockId = await given.stock(world, ana, packer)
  const { id: address_id } = await given.anAddressInSingapore(ana)
  const preview = await ana.call('POST /parcels/preview', {
    body: { stock_item_ids: [stockId], address_id, pay_way: 'exact' },
  })
  const form = await given.parcelForm(ana, [stockId], { address_id })
  const expected_total_fen = given.totalOf(preview, 'PST-EMS')
  const { id } = await ana.call('POST /parcels', { body: { ...form, pay_way: 'exact', expected_total_fen } })
  await stands(id, 'to_pick', [48_000, 2_000])
  await given.pickAll(packer, id)
  await stands(id, 'packing', [48_000, 2_000])
  await given.pack(packer, id)
  await stands(id, 'supplement_due', [48_000, 2_000])
  return { id, stockId }
}

const reopen = (id: string) =>
  packer.call('POST /staff/parcels/{id}/reopen_box', { params: { id }, body: { reason: 'Weighed wrongly' } })
const cancel = (id: string) => ana.call('POST /parcels/{id}/cancel', { params: { id }, body: {} })
const cancelBy = (who: Person, id: string) =>
  who.call('POST /staff/parcels/{id}/cancel', { params: { id }, body: { reason: 'It cannot be sent' } })
const confirm = (id: string) => ana.call('POST /parcels/{id}/confirm_receipt', { params: { id }, body: {} })
const comeBack = (id: string) =>
  packer.call('POST /staff/parcels/{id}/come_back', {
    params: { id },
    body: { note: 'Dented', cause: 'carrier', freight_fen: 4_000 },
  })
async function paySupplement(id: string): Promise<void> {
  const { id: supplement, amount_fen } = (await page(id)).supplement!
  await ana.call('POST /payments', {
    body: { supplement_ids: [supplement], method: 'balance', expected_total_fen: amount_fen },
  })
}
/** Whether the goods are back on the shelf and may travel again. */
const onShelf = async (stockId: string) =>
  (await ana.call('GET /stock_items')).items.some(({ id, stage }) => id === stockId && stage === 'in_stock')

describe('pending_payment', () => {
  test('an address from before the rule for what can be printed is replaced, and nothing else changes', async () => {
    const { id } = await made()
    const { address } = await page(id)
    await world.db
      .updateTable('parcels')
      .set({ address: JSON.stringify({ ...address, city: 'القاهرة' }) })
      .where('id', '=', id)
      .execute()
    const { id: address_id } = await given.anAddressInSingapore(ana)
    await ana.call('POST /parcels/{id}/address', { params: { id }, body: { address_id } })
    await stands(id, 'pending_payment', START)
  })

  test('cancelled by its shopper', async () => {
    const { id, stockId } = await made()
    await cancel(id)
    await stands(id, 'cancelled', START)
    expect(await onShelf(stockId)).toBe(true)
  })

  test('cancelled after its deadline', async () => {
    const { id } = await made()
    await given.later(world, { hours: 24, minutes: 1 })
    await world.runJob('expire-unpaid-parcels', {})
    await stands(id, 'cancelled', START)
  })
})

describe('to_pick', () => {
  test.each(['shopper', 'support', 'warehouse'])('cancelled by %s', async (who) => {
    const { id, stockId } = await paid()
    if (who === 'shopper') await cancel(id)
    else await cancelBy(who === 'support' ? support : packer, id)
    await stands(id, 'cancelled', START)
    expect(await onShelf(stockId)).toBe(true)
  })
})

describe('packing', () => {
  test('as estimated, shipped, delivered, received', async () => {
    const { id } = await underWay()
    await given.trackingUpdate(packer, id, 'delivered')
    await stands(id, 'delivered', SHIPPED)
    await confirm(id)
    await stands(id, 'done', SHIPPED)
  })

  test('reopened before it ships, and again while an extra payment is due: settled by the last weight', async () => {
    const { id } = await picked()
    await given.pack(packer, id)
    await stands(id, 'to_ship', PAID)
    await reopen(id)
    await stands(id, 'packing', PAID)
    await given.pack(packer, id, { grams: 1_100 })
    await stands(id, 'supplement_due', PAID)
    await reopen(id)
    await stands(id, 'packing', PAID)
    await given.pack(packer, id)
    await given.ship(packer, id)
    await stands(id, 'in_transit', SHIPPED)
  })

  test('lighter: the overpayment is refunded on shipping', async () => {
    const { id } = await picked()
    await given.pack(packer, id, { grams: 500 })
    await stands(id, 'to_ship', PAID)
    await given.ship(packer, id)
    await stands(id, 'in_transit', [36_900, 0])
  })

  test('cancelled by the warehouse: no line carries it', async () => {
    const { id, stockId } = await picked()
    await cancelBy(packer, id)
    await stands(id, 'cancelled', START)
    expect(await onShelf(stockId)).toBe(true)
  })
})

describe('supplement_due', () => {
  test('paid, shipped', async () => {
    const { id } = await heavy()
    await paySupplement(id)
    await stands(id, 'to_ship', [30_300, 19_700])
    await given.ship(packer, id)
    await stands(id, 'in_transit', [30_300, 0])
  })

  test('cancelled by its shopper, less the repacking fee; its goods are in the box, on no shelf', async () => {
    const { id, stockId } = await heavy()
    const shelfNow = async () =>
      (await packer.call('GET /staff/stock_items/{id}', { params: { id: stockId } })).shelf
    expect(await shelfNow()).not.toBe('')
    await cancel(id)
    await stands(id, 'cancelled', [48_000, 0])
    expect(await shelfNow()).toBe('')
    expect(await onShelf(stockId)).toBe(true)
  })

  test('cancelled after its deadline, less the repacking fee', async () => {
    const { id } = await heavy()
    await given.later(world, { days: 7, minutes: 1 })
    await world.runJob('expire-unpaid-parcels', {})
    await stands(id, 'cancelled', [48_000, 0])
  })

  test('after trial packing: paid by actual weight', async () => {
    const { id } = await trial()
    await paySupplement(id)
    await stands(id, 'to_ship', [33_100, 16_900])
    await given.ship(packer, id)
    await stands(id, 'in_transit', [33_100, 0])
  })

  test('after trial packing: changed to another line and paid', async () => {
    const { id } = await trial()
    const { lines } = await ana.call('GET /parcels/{id}/lines', { params: { id } })
    const other = lines.find((line) => !line.current && line.total_fen !== null)!
    const totalFen = other.total_fen!
    await ana.call('POST /parcels/{id}/line', {
      params: { id },
      body: { line_id: other.line_id, expected_total_fen: totalFen },
    })
    await stands(id, 'supplement_due', [48_000, 2_000])
    await paySupplement(id)
    await stands(id, 'to_ship', [50_000 - totalFen, totalFen])
  })

  test('after trial packing: cancelled, keeping the deposit', async () => {
    const { id } = await trial()
    await cancel(id)
    await stands(id, 'cancelled', [48_000, 0])
  })
})

test('to_ship, address_problem, to_ship', async () => {
  const { id } = await picked()
  await given.pack(packer, id)
  const reason = 'There is no such street'
  await support.call('POST /staff/parcels/{id}/address_problem', { params: { id }, body: { reason } })
  await stands(id, 'address_problem', PAID)
  const { id: address_id } = await given.anAddressInSingapore(ana)
  await ana.call('POST /parcels/{id}/address', { params: { id }, body: { address_id } })
  await stands(id, 'to_ship', PAID)
})

describe('under way', () => {
  test('in trouble, on its way again, delivered, done automatically after fifteen days', async () => {
    const { id } = await underWay()
    await given.trackingUpdate(packer, id, 'customs_hold')
    await stands(id, 'exception', SHIPPED)
    await given.later(world, { hours: 1 })
    await given.trackingUpdate(packer, id, 'customs_released')
    await stands(id, 'in_transit', SHIPPED)
    await given.later(world, { hours: 1 })
    await given.trackingUpdate(packer, id, 'delivered')
    await given.later(world, { days: 15 })
    await world.runJob('confirm-receipts', {})
    await stands(id, 'done', SHIPPED)
  })

  test('received without a tracking update, confirmed by the shopper', async () => {
    const { id } = await underWay()
    await confirm(id)
    await stands(id, 'done', SHIPPED)
  })

  test('received without a tracking update, automatically after sixty days', async () => {
    const { id } = await underWay()
    await given.later(world, { days: 60 })
    await world.runJob('confirm-receipts', {})
    await stands(id, 'done', SHIPPED)
  })

  test.each(['delivered', 'confirmed'])('in trouble and %s', async (end) => {
    const { id } = await underWay()
    await given.trackingUpdate(packer, id, 'delivery_failed')
    await stands(id, 'exception', SHIPPED)
    await given.later(world, { hours: 1 })
    if (end === 'delivered') await given.trackingUpdate(packer, id, 'delivered')
    else await confirm(id)
    await stands(id, end === 'delivered' ? 'delivered' : 'done', SHIPPED)
  })

  test('delivered, and on its way back before its receipt counts as confirmed', async () => {
    const { id, stockId } = await underWay()
    await given.trackingUpdate(packer, id, 'delivered')
    await given.later(world, { days: 3 })
    await given.trackingUpdate(packer, id, 'returning')
    await stands(id, 'exception', SHIPPED)
    await given.later(world, { days: 40 })
    await world.runJob('confirm-receipts', {})
    await stands(id, 'exception', SHIPPED)
    await comeBack(id)
    expect(await onShelf(stockId)).toBe(true)
  })

  test('delivered by the updates of a wrong number, which is corrected', async () => {
    const { id } = await underWay()
    await given.trackingUpdate(packer, id, 'delivered')
    await world.db
      .updateTable('tracking_events')
      .set({ provider: '17track' })
      .where('parcel_id', '=', id)
      .where('status', '=', 'delivered')
      .execute()
    await support.call('POST /staff/parcels/{id}/tracking_number', {
      params: { id },
      body: { tracking_number: 'EA700000998CN', carrier: 'ems', number_confirmed: true },
    })
    await stands(id, 'in_transit', SHIPPED)
  })

  test('counted as received, and came back: its goods earn no points twice', async () => {
    const { id, stockId } = await underWay()
    await confirm(id)
    await world.runJob('earn-points', { parcelId: id })
    expect((await ana.call('GET /points')).balance).toBeGreaterThan(0)
    await comeBack(id)
    await stands(id, 'returned', SHIPPED)
    await world.runJob('reverse-points', { kind: 'parcel', id })
    expect((await ana.call('GET /points')).balance).toBe(0)
    expect(await onShelf(stockId)).toBe(true)
  })

  test.each([[[]], [['delivery_failed']], [['delivered']]])('come back after %j', async (event) => {
    const { id, stockId } = await underWay()
    for (const status of event) await given.trackingUpdate(packer, id, status)
    await comeBack(id)
    await stands(id, 'returned', SHIPPED)
    expect(await onShelf(stockId)).toBe(true)
  })

  test.each([
    ['late', 'in_transit'],
    ['lost', 'exception'],
    ['delivered', 'delivered'],
  ] as const)('claimed as lost when %s: its freight is paid; and then it turns up', async (event, stage) => {
    const { id, stockId } = await underWay()
    if (event === 'late') {
      const { lost_from } = await ana.call('GET /parcels/{id}/claim', { params: { id } })
      await given.later(world, { minutes: (Date.parse(lost_from!) - world.clock.now().getTime()) / 60_000 })
    } else await given.trackingUpdate(packer, id, event)
    await stands(id, stage, SHIPPED)
    const claim = await ana.call('POST /parcels/{id}/claim', {
      params: { id },
      body: { kind: 'lost', stock_item_ids: [], story: 'It never came', evidence: [] },
    })
    const params = { id: claim.id }
    const ruling = { fault: 'carrier' as const, share_per_mille: 1000, note: 'By the rules' }
    await support.call('POST /staff/claims/{id}/grant', {
      params,
      body: { ...ruling, expected_payout_fen: 15_600 },
    })
    await stands(id, stage, SHIPPED)
    await finance.call('POST /staff/claims/{id}/pay', { params, body: {} })
    await stands(id, 'lost', [33_600 + 15_600, 0])
    await comeBack(id)
    await stands(id, 'returned', [33_600 + 15_600, 0])
    // Its goods were not insured, and nothing was paid for them.
    expect(await onShelf(stockId)).toBe(true)
  })
})

/** Contents move between packages; the price of each is shown in `parcels/divide.test.ts`. */
const ELSEWHERE: ReadonlySet<string> = new Set(['split', 'take_in'])

afterAll(async () => {
  const taken = await world.db.selectFrom('parcel_steps').select(['step', 'from_stage']).distinct().execute()
  const missing = parcelTable.edges.filter(
    ({ step, from }) =>
      !ELSEWHERE.has(step) && !taken.some((entry) => entry.step === step && entry.from_stage === from),
  )
  expect(missing.map(({ step, from }) => `${from}: ${step}`)).toEqual([])
})
