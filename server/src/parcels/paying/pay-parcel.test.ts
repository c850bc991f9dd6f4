import { beforeAll, describe, expect, test } from 'vitest'
import { eachShopper } from '../../../test/each-shopper.ts'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
let packer: Person
let support: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
  support = await world.staff('mei', ['support'])
})
eachShopper(world, 'ana', (person) => {
  ana = person
})

const funds = async () => {
  const { available_fen, frozen_fen } = await ana.call('GET /funds')
  return [available_fen, frozen_fen]
}
const page = (id: string) => ana.call('GET /parcels/{id}', { params: { id } })
const cancel = (id: string) =>
  ana.call('POST /parcels/{id}/cancel', { params: { id }, body: { reason: 'I want to wait' } })
const stockStage = async (id: string) =>
  (await ana.call('GET /stock_items')).items.find((item) => item.id === id)?.stage
const kinds = async () => (await messagesOf(ana)).map((message) => message.kind)

describe('paying', () => {
  test('freezes the estimate and sends the package to the pickers', async () => {
    const parcel = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
    expect(await funds()).toEqual([0, 16_400])
    expect(await page(parcel.id)).toMatchObject({
      stage: 'to_pick',
      status: 'to_be_delivered',
      frozen_fen: 16_400,
      paid_at: '2026-11-02T02:00:00.000Z',
    })
    expect(await kinds()).toContain('parcel_paid')
    const { items, counts } = await packer.call('GET /staff/parcels', { query: { stage: 'to_pick' } })
    expect(items.map((item) => item.id)).toContain(parcel.id)
    expect(counts['to_pick']).toBe(items.length)
  })

  test('twice, or many times concurrently, happens once', async () => {
    const parcel = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    await given.money(world, ana, 50_000)
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => given.payParcel(ana, parcel)))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(await funds()).toEqual([33_600, 16_400])
    const error = await expectRefusal(given.payParcel(ana, parcel), 'transition_not_allowed')
    expect(error.reason).toBe('already_paid')
  })

  test('with too little money changes nothing', async () => {
    const parcel = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    await given.money(world, ana, 16_300)
    await expectRefusal(given.payParcel(ana, parcel), 'insufficient_balance')
    expect(await funds()).toEqual([16_300, 0])
    expect(await page(parcel.id)).toMatchObject({ stage: 'pending_payment' })
  })

  test('is refused for an address that nobody can print, until the shopper corrects it', async () => {
    const parcel = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    await given.money(world, ana, 20_000)
    const correct = async (over: object) => {
      const { id } = await given.anAddressInSingapore(ana)
      await ana.call('PUT /addresses/{id}', { params: { id }, body: { ...there, ...over } })
      return await ana.call('POST /parcels/{id}/address', {
        params: { id: parcel.id },
        body: { address_id: id },
      })
    }
    const there = { ...(await page(parcel.id)).address, is_default: false }
    expect((await expectRefusal(correct({}), 'transition_not_allowed')).message).toBeTruthy()
    // Created before the rule for what can be printed.
    await world.db
      .updateTable('parcels')
      .set({ address: JSON.stringify({ ...(await page(parcel.id)).address, city: 'القاهرة' }) })
      .where('id', '=', parcel.id)
      .execute()
    const preview = () => ana.call('POST /payments/preview', { body: { parcel_id: parcel.id } })
    for (const call of [() => given.payParcel(ana, parcel), preview])
      expect(await expectRefusal(call(), 'invalid_input')).toMatchObject({
        reason: 'address_unprintable',
        fields: { address: expect.stringContaining('“القاهرة” (city)') as string },
      })
    expect(await funds()).toEqual([20_000, 0])
    expect(await correct({ city: 'Singapore' })).toMatchObject({ stage: 'pending_payment' })
    await given.payParcel(ana, parcel)
    expect(await page(parcel.id)).toMatchObject({ stage: 'to_pick', address: { city: 'Singapore' } })
  })

  test('through the provider pays the package as soon as the money arrives', async () => {
    const parcel = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    const payment = await ana.call('POST /payments', {
      body: {
        parcel_id: parcel.id,
        method: 'sandbox',
        currency: 'CNY',
        expected_total_fen: parcel.total_fen,
      },
    })
    await given.theProviderSays(world, 'paid', { paymentId: payment.id })
    expect(await page(parcel.id)).toMatchObject({ stage: 'to_pick', frozen_fen: 16_400 })
  })
})

describe('a package that is not paid', () => {
  test('returns its goods to the shelf after a day, once', async () => {
    const id = await given.stock(world, ana, packer)
    const parcel = await given.aParcel(ana, [id])
    await given.money(world, ana, 20_000)
    await given.later(world, { hours: 24 })
    await world.runJob('expire-unpaid-parcels', {})
    expect(await page(parcel.id)).toMatchObject({ stage: 'pending_payment' })
    await given.later(world, { minutes: 1 })
    const late = await expectRefusal(given.payParcel(ana, parcel), 'transition_not_allowed')
    expect(late.reason).toBe('payment_window_closed')
    await world.runJob('expire-unpaid-parcels', {})
    await world.runJob('expire-unpaid-parcels', {})
    expect(await page(parcel.id)).toMatchObject({ stage: 'cancelled', status: 'cancelled' })
    expect(await stockStage(id)).toBe('in_stock')
    expect((await kinds()).filter((kind) => kind === 'parcel_expired')).toHaveLength(1)
    await expectRefusal(given.payParcel(ana, parcel), 'transition_not_allowed')
    expect(await funds()).toEqual([20_000, 0])
  })
})

describe('cancelling', () => {
  test('before packing refunds everything, and the goods may travel again', async () => {
    const id = await given.stock(world, ana, packer)
    const parcel = await given.aPaidParcel(world, ana, [id])
    expect(await cancel(parcel.id)).toEqual({ released_fen: 16_400 })
    expect(await funds()).toEqual([16_400, 0])
    expect(await page(parcel.id)).toMatchObject({ stage: 'cancelled', close_reason: 'I want to wait' })
    expect(await stockStage(id)).toBe('in_stock')
    expect((await given.aParcel(ana, [id])).number).not.toBe(parcel.number)
    await expectRefusal(cancel(parcel.id), 'transition_not_allowed')
  })

  test('is no longer possible once packing begins', async () => {
    const parcel = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
    await packer.call('POST /staff/parcels/{id}/start_packing', { params: { id: parcel.id }, body: {} })
    await expectRefusal(cancel(parcel.id), 'transition_not_allowed')
  })

  test('and paying concurrently: one of them wins, and the money is where it belongs', async () => {
    const parcel = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    await given.money(world, ana, 16_400)
    await Promise.allSettled([given.payParcel(ana, parcel), cancel(parcel.id), given.payParcel(ana, parcel)])
    const { stage } = await page(parcel.id)
    expect([stage, ...(await funds())]).toEqual(
      stage === 'cancelled' ? ['cancelled', 16_400, 0] : ['to_pick', 0, 16_400],
    )
  })

  test('by staff requires a reason, which the shopper reads', async () => {
    const id = await given.stock(world, ana, packer)
    const parcel = await given.aPaidParcel(world, ana, [id])
    const byStaff = (reason: string) =>
      support.call('POST /staff/parcels/{id}/cancel', { params: { id: parcel.id }, body: { reason } })
    await expectRefusal(byStaff('  '), 'invalid_input')
    expect(await byStaff('The carrier is on strike.')).toEqual({ released_fen: 16_400 })
    expect(await page(parcel.id)).toMatchObject({
      stage: 'cancelled',
      close_reason: 'The carrier is on strike.',
    })
    const items = await messagesOf(ana)
    expect(items.find((message) => message.kind === 'parcel_cancelled')!.body).toContain('on strike')
    await expectRefusal(byStaff('Again'), 'transition_not_allowed')
    const missing = { id: 'aaaaaaaa-0000-4000-8000-000000000000' }
    const answer = support.call('POST /staff/parcels/{id}/cancel', { params: missing, body: { reason: 'x' } })
    await expectRefusal(answer, 'not_found')
  })

  test('restores the storage days that the goods spent in a paid package, unless its shopper cancels before packing', async () => {
    const id = await given.stock(world, ana, packer)
    const freeUntil = async () =>
      (await ana.call('GET /stock_items')).items.find((item) => item.id === id)!.free_until!.slice(0, 10)
    const before = await freeUntil()
    const unpaid = await given.aParcel(ana, [id])
    await given.later(world, { hours: 23 })
    await cancel(unpaid.id)
    expect(await freeUntil()).toBe(before)

    const paid = await given.aPaidParcel(world, ana, [id])
    await given.later(world, { days: 5 })
    await cancel(paid.id)
    expect(await freeUntil()).toBe(before)

    const held = await given.aPaidParcel(world, ana, [id])
    await given.later(world, { days: 5, hours: 23 })
    const body = { reason: 'The carrier is on strike.' }
    await support.call('POST /staff/parcels/{id}/cancel', { params: { id: held.id }, body })
    const days = (Date.parse(await freeUntil()) - Date.parse(before)) / 86_400_000
    expect(days).toBe(5)
  })
})

test('packages are listed by status, with counts, and found by number or contents', async () => {
  const first = await given.aParcel(ana, [
    await given.stock(world, ana, packer, { inbound: { title: 'Green tea' } }),
  ])
  const second = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
  const list = async (query: { status?: 'pending_payment' | 'to_be_delivered'; q?: string }) =>
    (await ana.call('GET /parcels', { query })).items.map((parcel) => parcel.id)
  expect(await list({ status: 'pending_payment' })).toEqual([first.id])
  expect(await list({ status: 'to_be_delivered' })).toEqual([second.id])
  expect(await list({ q: 'green' })).toEqual([first.id])
  expect(await list({ q: second.number.toLowerCase() })).toEqual([second.id])
  const { counts, items } = await ana.call('GET /parcels', { query: { limit: 1 } })
  expect(counts).toEqual({
    pending_payment: 1,
    to_be_delivered: 1,
    pending_receipt: 0,
    done: 0,
    cancelled: 0,
  })
  expect(items[0]).toMatchObject({ item_count: 1, reviewed: false, latest_event: null, supplement: null })
  expect(items[0]!.images).toHaveLength(1)
})
