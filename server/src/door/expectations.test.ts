import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, testWorld } from '../../test/world.ts'

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
  await world.runJob('keep-expectations', {})
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
    const { lines } = await bo.call('POST /goods/door', {
      body: { items: [{ url: line.url, title: line.title, quantity: 2 }], country: 'DE' },
    })
    const chosen = { country: 'DE', line_id: lines.findLast(({ takes }) => takes === 'all')!.line_id }
    const order = await given.anOrder(bo, { line, door: chosen })
    const unknown = await given.anOrder(cy, { line, door: { country: 'QQ', line_id: 'no-such-line' } })
    await world.runJob('keep-expectations', {})
    expect(await kept(order.itemIds[0]!)).toMatchObject(chosen)
    expect(await kept(unknown.itemIds[0]!)).toMatchObject({ country: 'US', pieces: 2 })
  })

  test('is not stored for an order that no line takes, which is not retried and delays no other', async () => {
    const tooMuch = await given.anOrder(ana, { line: { ...line, quantity: 999 } })
    // Another shopper's, because with a stopped clock all of one shopper's orders count as placed together.
    const other = await given.anOrder(await world.shopper('bo'), { line })
    await world.runJob('keep-expectations', {})
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
    expect(message.body).toMatch(/With the goods we expected ¥[\d.,]+ to ¥[\d.,]+; it was ¥/)

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
