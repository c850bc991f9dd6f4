import { formatter } from '@longhaul/text/format.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, testWorld } from '../../test/world.ts'
import { readReceipt } from '../orders/receipt/read-receipt.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})

const line = { url: 'https://item.taobao.com/item.htm?id=610000000088', title: 'Cotton hoodie', quantity: 2 }
/** Has the job store an item's expectation, for the country of a browser's language. */
const keep = async (itemId: string, acceptLanguage = 'en-SG') => {
  const order = world.db.selectFrom('order_items').where('id', '=', itemId).select('order_id')
  await world.db
    .insertInto('orders_to_expect')
    .columns(['order_id', 'accept_language'])
    .expression(order.select(sql.lit(acceptLanguage).as('accept_language')))
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ accept_language: acceptLanguage }))
    .execute()
  await world.runJob('save-expectations', {})
}
const waiting = () => world.db.selectFrom('orders_to_expect').selectAll().execute()
const kept = (itemId: string) =>
  world.db.selectFrom('order_expectations').where('order_item_id', '=', itemId).selectAll().executeTakeFirst()
const rightOf = async (id: string) => (await ana.call('GET /parcels/{id}', { params: { id } })).how_right

describe('the expected cost of an order', () => {
  test('is requested by placing the order, stored once, and adds up to the price of the order', async () => {
    const order = await given.anOrder(ana, { items: 2, line })
    expect(await waiting()).toMatchObject([{ order_id: order.id }])
    await keep(order.itemIds[0]!)
    const first = (await kept(order.itemIds[0]!))!
    const second = (await kept(order.itemIds[1]!))!
    expect(first).toMatchObject({ pieces: 2, country: 'SG', model_version: 0 })
    expect(first.order_fen + second.order_fen).toBe(order.totalFen)
    expect(first.high_fen).toBeGreaterThan(first.low_fen)
    expect(await waiting()).toEqual([])
    await keep(order.itemIds[0]!, 'de-DE')
    expect(await kept(order.itemIds[0]!)).toEqual(first)
  })

  test('is calculated for the country and line that the shopper chose; unknown ones are ignored', async () => {
    const [bo, cy] = [await world.shopper('bo-chose'), await world.shopper('cy-chose')]
    const { lines } = await bo.call('POST /goods/landed_cost', {
      body: { items: [{ url: line.url, title: line.title, quantity: 2 }], country: 'DE' },
    })
    const chosen = { country: 'DE', line_id: lines.findLast(({ takes }) => takes === 'all')!.line_id }
    const order = await given.anOrder(bo, { line, door: chosen })
    const unknown = await given.anOrder(cy, { line, door: { country: 'QQ', line_id: 'no-such-line' } })
    await world.runJob('save-expectations', {})
    expect(await kept(order.itemIds[0]!)).toMatchObject(chosen)
    expect(await kept(unknown.itemIds[0]!)).toMatchObject({ country: 'US', pieces: 2 })
  })

  test('is not stored for an order that no line takes, which is not retried and delays no other', async () => {
    const tooMuch = await given.anOrder(ana, { line: { ...line, quantity: 999 } })
    // Another shopper's, because with a stopped clock all of one shopper's orders count as placed together.
    const other = await given.anOrder(await world.shopper('bo'), { line })
    await world.runJob('save-expectations', {})
    expect(await kept(tooMuch.itemIds[0]!)).toBeUndefined()
    expect(await kept(other.itemIds[0]!)).toMatchObject({ pieces: 2 })
    expect(await waiting()).toEqual([])
  })

  test('is compared with the real cost on the package and in its message, but not before packing or with other goods in it', async () => {
    world.clock.advance({ minutes: 1 })
    const { itemId, stockId } = await given.aShelvedItem(world, ana, { buyer, packer }, { line })
    await keep(itemId)
    const expectation = (await kept(itemId))!
    const parcel = await given.aPaidParcel(world, ana, [stockId])
    expect(await rightOf(parcel.id)).toBeNull()
    await given.pickAll(packer, parcel.id)
    await given.pack(packer, parcel.id)
    await given.ship(packer, parcel.id)
    const right = (await rightOf(parcel.id))!
    const page = await ana.call('GET /parcels/{id}', { params: { id: parcel.id } })
    expect(right).toMatchObject({
      low_fen: expectation.low_fen,
      high_fen: expectation.high_fen,
      was_fen: expectation.order_fen + page.actual_fen!,
      beside_fen: 0,
      is_partial: false,
      orders_apart: false,
      sent_apart: false,
      countries: ['SG'],
      versions: [0],
    })
    const message = (await messagesOf(ana)).find((entry) => entry.kind === 'parcel_shipped')!
    expect(message.body).toMatch(/We estimated ¥[\d.,]+ – ¥[\d.,]+ to your door; it came to ¥/)

    const other = await given.aShelvedItem(world, ana, { buyer, packer }, { line })
    const own = await given.stock(world, ana, packer)
    await keep(other.itemId)
    expect((await rightOf(parcel.id))!.sent_apart).toBe(true)
    const mixed = await given.aPaidParcel(world, ana, [other.stockId, own])
    await given.pickAll(packer, mixed.id)
    await given.pack(packer, mixed.id)
    expect(await rightOf(mixed.id)).toBeNull()
  })
})

describe('what an order cost in the end', () => {
  // 9.00 came back for the saving, 2.00 for the photo, 27.00 for the piece.
  const costFen = 9_850 - 900 - 200 - 2_700
  let eve: Person
  let stockId: string

  // Three at 30.00, 4.50 for us, two photos at 2.00; the seller takes 81.00, one photo is taken, and one
  // piece is refunded.
  beforeAll(async () => {
    eve = await world.shopper('eve')
    const shelved = await given.aShelvedItem(
      world,
      eve,
      { buyer, packer },
      { line: { ...line, quantity: 3, photo_shots: 2 }, realFen: 8_100, inspection: { detailPhotos: 1 } },
    )
    stockId = shelved.stockId
    const { itemId } = shelved
    await keep(itemId)
    const finance = await world.staff('fay', ['finance', 'support'])
    const body = { cause: 'wrong_item', reason: '', quantity: 1 } as const
    await eve.call('POST /order_items/{id}/refund', { params: { id: itemId }, body })
    const { items } = await finance.call('GET /staff/refund_cases')
    const id = items.find((entry) => entry.item_id === itemId)!.id
    for (const step of ['grant', 'pay_back'] as const)
      await finance.call('POST /staff/refund_cases/{id}/decide', { params: { id }, body: { step, note: '' } })
    await world.runJob('follow-item', { itemId })
  })

  test('is what was paid less all that came back: on the order, in the list, on the receipt', async () => {
    expect((await eve.call('GET /funds')).available_fen).toBe(9_850 - costFen)
    const [card] = (await eve.call('GET /orders')).items
    const order = await eve.call('GET /orders/{id}', { params: { id: card!.id } })
    expect([card!.cost_fen, order.cost_fen, order.items[0]!.cost_fen]).toEqual([costFen, costFen, costFen])
    expect(order.amounts.total_fen).toBe(9_850)
    expect((await readReceipt(world.db, eve.id, order.id)).settled).toEqual({
      cheaperFen: 900,
      refundedFen: 2_700,
      compensatedFen: 0,
      correctedFen: 0,
      photosFen: 200,
      costFen,
    })
  })

  test('is the same on the package, in the comparison with the estimate and in the message', async () => {
    const parcel = await given.aPaidParcel(world, eve, [stockId])
    await given.pickAll(packer, parcel.id)
    await given.pack(packer, parcel.id, { grams: 300 })
    await given.ship(packer, parcel.id)
    const page = await eve.call('GET /parcels/{id}', { params: { id: parcel.id } })
    expect(page.contents).toMatchObject([{ quantity: 2, cost_fen: costFen }])
    expect(page.how_right).toMatchObject({
      was_fen: costFen + page.actual_fen!,
      beside_fen: 0,
      is_partial: true,
    })
    const message = (await messagesOf(eve)).find((entry) => entry.kind === 'parcel_shipped')!
    expect(message.body).toContain(formatter('en').money(costFen + page.actual_fen!))
  })

  test('is nothing after a cancellation, and the price until it is paid', async () => {
    const eli = await world.shopper('eli')
    const paid = await given.aPaidOrder(world, eli, { line })
    const costOf = async (orderId: string) =>
      (await eli.call('GET /orders/{id}', { params: { id: orderId } })).cost_fen
    expect(await costOf(paid.id)).toBe(paid.totalFen)
    await eli.call('POST /orders/{id}/cancel', { params: { id: paid.id }, body: {} })
    expect(await costOf(paid.id)).toBe(0)
    const unpaid = await given.anOrder(eli, { line })
    expect(await costOf(unpaid.id)).toBe(unpaid.totalFen)
  })
})
