import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person
let support: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
  support = await world.staff('su', ['support'])
})

const reason = 'The line leaves from there'
const send = (id: string, warehouse_id = 'YW1', why = reason) =>
  packer.call('POST /staff/stock_items/{id}/send', { params: { id }, body: { warehouse_id, reason: why } })
const arrive = (id: string, warehouse_id: string, shelf = 'b-07-1') =>
  packer.call('POST /staff/stock_items/{id}/arrive', { params: { id }, body: { warehouse_id, shelf } })
const rowOf = (id: string) => packer.call('GET /staff/stock_items/{id}', { params: { id } })
const shoppersRow = async (id: string) =>
  (await ana.call('GET /stock_items', { query: {} })).items.find((item) => item.id === id)
const noticesNow = async () => (await messagesOf(ana)).map((message) => message.kind)
const extend = (id: string, days: number, idempotencyKey?: string) =>
  support.call(
    'POST /staff/stock_items/{id}/extend',
    { params: { id }, body: { days, reason: 'We were slow' } },
    idempotencyKey ? { idempotencyKey } : {},
  )
const announceDisposal = (id: string) =>
  support.call('POST /staff/stock_items/{id}/disposal_notice', {
    params: { id },
    body: { reason: 'Kept for ninety days' },
  })
const dispose = (id: string, who = support, why = 'Nobody answered') =>
  who.call('POST /staff/stock_items/{id}/dispose', { params: { id }, body: { reason: why } })
const actsOn = (id: string) =>
  world.db
    .selectFrom('audit_log')
    .where('subject_id', '=', id)
    .select(['action', 'reason', 'before', 'after'])
    .orderBy('id')
    .execute()

describe('between warehouses', () => {
  test('an item is off its shelf, goes into no package, and its days in transit do not count, once', async () => {
    const id = await given.stock(world, ana, packer)
    const before = (await shoppersRow(id))!
    const sent = await send(id)
    expect(sent).toMatchObject({ warehouse_id: 'GZ1', shelf: '', moving: { to_warehouse: 'YW1', reason } })
    expect(await shoppersRow(id)).toMatchObject({ moving_to: 'YW1', stage: 'in_stock', days_left: null })
    expect((await expectRefusal(given.aParcel(ana, [id]), 'transition_not_allowed')).reason).toBe(
      'being_moved',
    )
    expect((await expectRefusal(send(id, 'SZ1'), 'transition_not_allowed')).reason).toBe('being_moved')
    const { items, counts } = await packer.call('GET /staff/stock_items', { query: { stage: 'moving' } })
    expect([items.map((item) => item.id), counts['moving']]).toEqual([[id], 1])

    await given.later(world, { days: 3 })
    await expectRefusal(arrive(id, 'SZ1'), 'invalid_input')
    expect(await arrive(id, 'YW1')).toMatchObject({ warehouse_id: 'YW1', shelf: 'B-07-1', moving: null })
    const after = (await shoppersRow(id))!
    expect(Date.parse(after.free_until!) - Date.parse(before.free_until!)).toBe(3 * 86_400_000)
    expect(after.days_left).toBe(before.days_left)
    await expectRefusal(arrive(id, 'YW1'), 'transition_not_allowed')
    expect(await noticesNow()).toEqual(expect.arrayContaining(['stock_sent', 'stock_arrived']))
    expect((await actsOn(id)).slice(-2)).toMatchObject([
      {
        action: 'send_stock',
        reason,
        before: { warehouse_id: 'GZ1', shelf: 'A-03-2-05' },
        after: { to: 'YW1' },
      },
      {
        action: 'arrive_stock',
        before: { from: 'GZ1', to: 'YW1' },
        after: { warehouse_id: 'YW1', shelf: 'B-07-1' },
      },
    ])
    const parcel = await given.aParcel(ana, [id])
    await expectRefusal(send(id, 'GZ1'), 'transition_not_allowed')
    await ana.call('POST /parcels/{id}/cancel', { params: { id: parcel.id }, body: {} })
  })

  test('its order offers nothing to pack in the meantime, and shows no last free day', async () => {
    const buyer = await world.staff('bu', ['buyer'])
    const { stockId } = await given.aShelvedItem(world, ana, { buyer, packer })
    const { order_id } = (await shoppersRow(stockId))!
    const listed = async () =>
      (await ana.call('GET /orders', { query: {} })).items.find(({ id }) => id === order_id)
    expect((await listed())!.items[0]!.free_until).not.toBeNull()
    await send(stockId)
    expect(await listed()).toMatchObject({ place: 'shelf', next: null, items: [{ free_until: null }] })
    const page = await ana.call('GET /orders/{id}', { params: { id: order_id! } })
    expect(page.items[0]!.inspection).toMatchObject({ moving: true, free_until: null })
    await arrive(stockId, 'YW1')
    expect(await listed()).toMatchObject({ next: { kind: 'pack' } })
  })

  test('a cancelled transfer returns to its origin; of two concurrent requests only one is carried out', async () => {
    const id = await given.stock(world, ana, packer)
    const both = await Promise.allSettled([send(id), send(id, 'SZ1')])
    expect(both.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1)
    expect(await arrive(id, 'GZ1')).toMatchObject({ warehouse_id: 'GZ1', moving: null })
  })

  test('a transfer to the same or an unknown warehouse, without a reason, or before shelving is refused', async () => {
    const id = await given.stock(world, ana, packer)
    expect((await expectRefusal(send(id, 'GZ1'), 'invalid_input')).reason).toBe('same_warehouse')
    await expectRefusal(send(id, 'XX9'), 'invalid_input')
    await expectRefusal(send(id, 'YW1', '  '), 'invalid_input')
    const inbound = await given.anInbound(ana)
    const { items } = await given.scan(packer, inbound.tracking_number)
    expect((await expectRefusal(send(items[0]!.id), 'transition_not_allowed')).reason).toBe(
      'not_in_warehouse',
    )
  })

  test('goods in transit cause no reminders, and their storage does not expire', async () => {
    const id = await given.stock(world, ana, packer)
    await send(id)
    await given.later(world, { days: 95 })
    await world.runJob('remind-storage', {})
    expect(await rowOf(id)).toMatchObject({ stage: 'in_stock', reminded_days_left: null, late_fee_fen: 0 })
    await arrive(id, 'YW1')
    expect((await shoppersRow(id))?.days_left).toBe(29)
  })
})

test('more free days are granted with a reason, once per idempotency key, and reminders restart', async () => {
  const id = await given.stock(world, ana, packer)
  await given.later(world, { days: 23 })
  await world.runJob('remind-storage', {})
  expect((await rowOf(id)).reminded_days_left).toBe(7)
  const before = (await shoppersRow(id))!
  await Promise.all([extend(id, 10, 'ten-days'), extend(id, 10, 'ten-days')])
  expect((await shoppersRow(id))?.days_left).toBe(before.days_left! + 10)
  expect((await rowOf(id)).reminded_days_left).toBe(null)
  expect(await noticesNow()).toContain('storage_extended')
  const { free_until } = (await shoppersRow(id))!
  expect((await actsOn(id)).filter(({ action }) => action === 'extend_storage')).toMatchObject([
    { reason: 'We were slow', before: { free_until: before.free_until }, after: { free_until, days: 10 } },
  ])
  await expectRefusal(extend(id, 181), 'invalid_input')
})

test('days can be paid in advance at the price of late ones, from the balance, any number of times', async () => {
  const id = await given.stock(world, ana, packer)
  const before = (await shoppersRow(id))!
  const pay = (days: number, expected_fee_fen: number) =>
    ana.call('POST /stock_items/{id}/extend', { params: { id }, body: { days, expected_fee_fen } })
  const { available_fen } = await ana.call('GET /funds')
  if (available_fen < 200) await expectRefusal(pay(10, 200), 'insufficient_balance')
  await given.money(world, ana, 1_000)
  expect((await expectRefusal(pay(10, 199), 'out_of_date')).data).toMatchObject({ fee_fen: 200 })
  await expectRefusal(pay(61, 1_220), 'invalid_input')
  await pay(10, 200)
  await pay(10, 200)
  expect(await shoppersRow(id)).toMatchObject({
    days_left: before.days_left! + 20,
    free_days: before.free_days! + 20,
  })
  expect((await ana.call('GET /funds')).available_fen).toBe(available_fen + 600)
  await send(id)
  expect((await expectRefusal(pay(10, 200), 'transition_not_allowed')).reason).toBe('being_moved')
  await arrive(id, 'YW1')
})

describe('expired stock', () => {
  async function anExpiredItem(): Promise<string> {
    const id = await given.stock(world, ana, packer)
    await given.later(world, { days: 91 })
    await world.runJob('remind-storage', {})
    expect((await rowOf(id)).stage).toBe('storage_expired')
    return id
  }

  test('is disposed of by a person, after the notice period; all of it is logged', async () => {
    const id = await anExpiredItem()
    expect((await rowOf(id)).late_fee_fen).toBeGreaterThan(0)
    expect((await expectRefusal(dispose(id), 'transition_not_allowed')).reason).toBe('notice_needed')
    expect((await shoppersRow(id))?.disposal_from).toBe(null)
    const { disposal } = await announceDisposal(id)
    expect(disposal).toMatchObject({ disposed_at: null })
    expect((await shoppersRow(id))?.disposal_from).toBe(disposal?.dispose_from)
    expect((await expectRefusal(announceDisposal(id), 'transition_not_allowed')).reason).toBe(
      'notice_running',
    )
    expect((await expectRefusal(dispose(id), 'transition_not_allowed')).reason).toBe('notice_running')
    await given.later(world, { days: 14 })
    await expectRefusal(dispose(id, packer), 'forbidden')
    const silent = await expectRefusal(dispose(id, support, ' '), 'invalid_input')
    expect(silent.fields).toHaveProperty('reason')
    expect(await dispose(id)).toMatchObject({ stage: 'abandoned' })
    expect(await noticesNow()).toEqual(expect.arrayContaining(['disposal_notice', 'stock_disposed']))
    expect((await actsOn(id)).slice(-2)).toEqual([
      {
        action: 'give_disposal_notice',
        reason: 'Kept for ninety days',
        before: null,
        after: { dispose_from: disposal!.dispose_from },
      },
      {
        action: 'dispose_of_stock',
        reason: 'Nobody answered',
        before: { stage: 'storage_expired', shelf: 'A-03-2-05', notice_at: expect.any(String) },
        after: { stage: 'abandoned' },
      },
    ])
    expect((await shoppersRow(id))?.id).toBe(undefined)
  })

  test('stays when its shopper pays', async () => {
    const id = await anExpiredItem()
    // Days in advance are for what has not expired: the late ones are paid first.
    const ahead = { params: { id }, body: { days: 10, expected_fee_fen: 200 } }
    await expectRefusal(ana.call('POST /stock_items/{id}/extend', ahead), 'transition_not_allowed')
    await announceDisposal(id)
    await given.later(world, { days: 15 })
    const fee = (await shoppersRow(id))!.late_fee_fen
    await given.money(world, ana, fee)
    await ana.call('POST /stock_items/{id}/pay_storage', { params: { id }, body: { expected_fee_fen: fee } })
    expect(await rowOf(id)).toMatchObject({ stage: 'in_stock', disposal: null })
    await expectRefusal(dispose(id), 'transition_not_allowed')
    await expectRefusal(announceDisposal(id), 'transition_not_allowed')
  })
})
