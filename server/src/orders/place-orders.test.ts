import { randomUUID } from 'node:crypto'
import { isReadableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
})

const preview = (who: Person, cart_item_ids: string[]) =>
  who.call('POST /orders/preview', { body: { cart_item_ids } })
const place = (who: Person, cart_item_ids: string[], expected_total_fen: number, changes: object = {}) =>
  who.call('POST /orders', {
    body: {
      cart_item_ids,
      warehouse_id: 'GZ1',
      contact: 'ana@example.com',
      remark: 'please hurry',
      expected_total_fen,
      accept_terms: true,
      ...changes,
    },
  })
/** Adds the lines a minute apart, because they are sorted by the time they were added. */
async function linesOf(who: Person, ...changes: Parameters<typeof given.aCartItem>[1][]): Promise<string[]> {
  const ids: string[] = []
  for (const change of changes) {
    world.clock.advance({ minutes: 1 })
    ids.push(await given.aCartItem(who, change))
  }
  return ids
}
const cartCount = async (who: Person) => (await who.call('GET /cart')).count

describe('placing', () => {
  test('makes one order per seller, priced as previewed, and empties the cart of its lines', async () => {
    const lines = await linesOf(
      ana,
      { seller_name: 'Mumian', quantity: 2, freight_fen: 800, photo_shots: 3 },
      { seller_name: 'Mumian', unit_price_fen: 4_000, freight_fen: 1_000 },
      { seller_name: 'Other', unit_price_fen: 1_000 },
    )
    const stays = await given.aCartItem(ana)
    const seen = await preview(ana, lines)
    // The first: goods 100.00, freight 10.00, 5 % of both, three photos. The second: goods 10.00 and its fee.
    expect(seen.orders.map((order) => [order.seller_name, order.amounts])).toEqual([
      [
        'Mumian',
        { goods_fen: 10_000, freight_fen: 1_000, service_fen: 550, photos_fen: 600, total_fen: 12_150 },
      ],
      ['Other', { goods_fen: 1_000, freight_fen: 0, service_fen: 50, photos_fen: 0, total_fen: 1_050 }],
    ])
    expect(seen).toMatchObject({ amounts: { total_fen: 13_200 }, available_fen: 0, contact: ana.email })

    const { order_ids, total_fen } = await place(ana, lines, 13_200)
    expect([order_ids.length, total_fen]).toEqual([2, 13_200])
    const order = await ana.call('GET /orders/{id}', { params: { id: order_ids[0]! } })
    expect(isReadableNumber(order.number)).toBe(true)
    expect(order).toMatchObject({
      status: 'pending_payment',
      warehouse_id: 'GZ1',
      remark: 'please hurry',
      amounts: seen.orders[0]!.amounts,
      balance_freeze_fen: 0,
      photo_count: 3,
      paid_at: null,
      pay_by: new Date(world.clock.now().getTime() + 24 * 3_600_000).toISOString(),
    })
    expect(order.history.map((step) => [step.step, step.to_stage, step.actor])).toEqual([
      ['place', 'pending_payment', 'shopper'],
      ['place', 'pending_payment', 'shopper'],
    ])
    const { groups } = await ana.call('GET /cart')
    expect(groups.flatMap((group) => group.items).map((line) => line.id)).toEqual([stays])
  })

  test('stops when a figure is no longer what the shopper saw, and takes nothing out of the cart', async () => {
    const line = await given.aCartItem(ana)
    const before = await cartCount(ana)
    const { amounts } = await preview(ana, [line])
    await ana.call('PATCH /cart/items/{id}', { params: { id: line }, body: { quantity: 2 } })
    const error = await expectRefusal(place(ana, [line], amounts.total_fen), 'out_of_date')
    expect(error.data).toMatchObject({ expected_total_fen: 3_150, total_fen: 6_300 })
    expect(await cartCount(ana)).toBe(before)
  })

  test('of the same lines twice concurrently happens once', async () => {
    const line = await given.aCartItem(ana)
    const placed = await Promise.allSettled([place(ana, [line], 3_150), place(ana, [line], 3_150)])
    expect(placed.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(place(ana, [line], 3_150), 'not_found')
  })

  test('with the same idempotency key returns the same answer; with another body it is refused', async () => {
    const line = await given.aCartItem(ana)
    const body = {
      cart_item_ids: [line],
      warehouse_id: 'GZ1',
      contact: 'ana@example.com',
      remark: '',
      expected_total_fen: 3_150,
      accept_terms: true as const,
    }
    const once = { idempotencyKey: 'place-1' }
    const first = await ana.call('POST /orders', { body }, once)
    expect(await ana.call('POST /orders', { body }, once)).toEqual(first)
    const other = ana.call('POST /orders', { body: { ...body, remark: 'other' } }, once)
    await expectRefusal(other, 'idempotency_key_reused')
  })
})

describe('bad input', () => {
  test('nothing chosen, unknown lines, another shopper’s lines', async () => {
    const line = await given.aCartItem(ana)
    for (const attempt of [() => preview(ana, []), () => place(ana, [], 0)])
      expect((await expectRefusal(attempt(), 'invalid_input')).reason).toBe('no_product_selected')
    for (const attempt of [
      () => preview(bo, [line]),
      () => place(bo, [line], 3_150),
      () => preview(ana, [line, randomUUID()]),
      () => place(ana, [line, randomUUID()], 3_150),
    ])
      await expectRefusal(attempt(), 'not_found')
  })

  test.each([
    ['warehouse_id', { warehouse_id: 'MARS' }],
    ['accept_terms', { accept_terms: false }],
    ['contact', { contact: '  ' }],
    ['expected_total_fen', { expected_total_fen: '3150' }],
    ['expected_total_fen', { expected_total_fen: -1 }],
    ['expected_total_fen', { expected_total_fen: 3150.5 }],
    ['remark', { remark: 'x'.repeat(501) }],
  ])('%s of %j', async (field, changes) => {
    const line = await given.aCartItem(ana)
    const error = await expectRefusal(place(ana, [line], 3_150, changes), 'invalid_input')
    expect(Object.keys(error.fields)).toContain(field)
  })

  test('a closed warehouse takes no orders', async () => {
    const line = await given.aCartItem(ana)
    await world.db
      .updateTable('warehouses')
      .set({ closed_at: world.clock.now() })
      .where('id', '=', 'TJ1')
      .execute()
    await expectRefusal(place(ana, [line], 3_150, { warehouse_id: 'TJ1' }), 'invalid_input')
  })
})

describe('the list', () => {
  test('is filtered by status, words and days, counted for the tabs, and walked page by page', async () => {
    const cleo = await world.shopper('cleo')
    const shirts = await given.anOrder(cleo, { items: 2, line: { title: '100% cotton_shirt' } })
    world.clock.advance({ minutes: 10 })
    const later = world.clock.now().toISOString()
    const paid = await given.aPaidOrder(world, cleo, { line: { title: 'Kettle' } })
    const cancelled = await given.anOrder(cleo, { line: { title: 'Lamp' } })
    await cleo.call('POST /orders/{id}/cancel', { params: { id: cancelled.id }, body: {} })

    const list = async (query: Record<string, string | number>) =>
      (await cleo.call('GET /orders', { query })).items.map((order) => order.id)
    const all = await cleo.call('GET /orders')
    expect(all.items.map((order) => order.id).toSorted()).toEqual(
      [shirts.id, paid.id, cancelled.id].toSorted(),
    )
    expect(all.counts).toEqual({ pending_payment: 1, paid: 1, cancelled: 1 })
    expect(await list({ status: 'paid' })).toEqual([paid.id])
    expect(await list({ status: 'refunded' })).toEqual([])
    expect(await list({ q: 'kettle' })).toEqual([paid.id])
    expect(await list({ q: '100% cotton_' })).toEqual([shirts.id])
    expect(await list({ q: '100_ cotton' })).toEqual([])
    expect(await list({ q: cancelled.number })).toEqual([cancelled.id])
    expect(await list({ to: new Date(Date.parse(later) - 1).toISOString() })).toEqual([shirts.id])
    expect((await list({ from: later })).toSorted()).toEqual([paid.id, cancelled.id].toSorted())

    const first = await cleo.call('GET /orders', { query: { limit: 2 } })
    const rest = await cleo.call('GET /orders', { query: { limit: 2, cursor: first.next_cursor! } })
    expect([...first.items, ...rest.items].map((order) => order.id)).toEqual(
      all.items.map((order) => order.id),
    )
    expect(rest.next_cursor).toBeNull()
  })

  test('and each order are visible to their shopper only', async () => {
    const order = await given.anOrder(ana)
    await expectRefusal(bo.call('GET /orders/{id}', { params: { id: order.id } }), 'not_found')
    expect((await bo.call('GET /orders')).items).toEqual([])
  })
})
