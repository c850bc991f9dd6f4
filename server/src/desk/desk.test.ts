import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../test/count-statements.ts'
import { eachShopper } from '../../test/each-shopper.ts'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let packer: Person

beforeAll(async () => {
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})
const inThisTest = eachShopper(world, 'ana', (person) => {
  ana = person
})

const desk = (who = ana) => who.call('GET /desk')
const steps = async (who = ana) => (await desk(who)).waiting.items.map(({ step }) => step.about)
const ask = (id: string, goods_fen: number) =>
  buyer.call('POST /staff/order_items/{id}/ask', {
    params: { id },
    body: { kind: 'price', goods_fen, freight_fen: 0, note: 'The price went up' },
  })

test('is empty if nothing waits for the shopper', async () => {
  expect(await desk()).toEqual({
    waiting: { count: 0, items: [] },
    under_way: { count: 0, items: [] },
    coming: { count: 0, items: [] },
    shelf: { count: 0, ready_count: 0, ready_grams: 0, ready_more: false, items: [] },
    bought: [],
    has_ordered: false,
    available_fen: 0,
    frozen_fen: 0,
    owed_fen: 0,
  })
})

describe('the waiting list', () => {
  test('is sorted by deadline: the question, then the unpaid order, once for all of its items', async () => {
    const question = await given.anApprovedItem(world, ana, buyer)
    await ask(question, 3_600)
    const order = await given.anOrder(ana, { items: 2 })
    const { waiting } = await desk()
    expect(waiting.count).toBe(2)
    const [first, second] = waiting.items.map(({ step }) => Date.parse(step.by ?? ''))
    expect(first).toBeLessThan(second ?? 0)
    expect(waiting.items.find(({ step }) => step.kind === 'answer')).toMatchObject({
      step: {
        about: 'price_changed',
        waits: true,
        by: '2026-11-05T02:00:00.000Z',
        otherwise: 'cancelled',
        pay_fen: 630,
        back_fen: 3_150,
      },
      order_item_id: question,
      note: 'The price went up',
      item_count: 1,
    })
    expect(waiting.items.find(({ step }) => step.kind === 'pay')).toMatchObject({
      subject: { kind: 'order', id: order.id, number: order.number },
      step: { about: 'order_unpaid', pay_fen: order.totalFen },
      item_count: 2,
    })
  })

  test('shows a supplement once the higher price is accepted', async () => {
    const id = await given.anApprovedItem(world, ana, buyer)
    await ask(id, 3_600)
    await ana.call('POST /order_items/{id}/answer', { params: { id }, body: { accept: true } })
    const { waiting } = await desk()
    expect(waiting.items).toMatchObject([
      { step: { kind: 'pay', about: 'price_difference', pay_fen: 630 }, order_item_id: id },
    ])
  })

  test('shows nothing of other shoppers', async () => {
    await given.anOrder(ana)
    await given.stock(world, ana, packer)
    const bo = await world.shopper(inThisTest('bo'))
    const { waiting, shelf } = await desk(bo)
    expect([waiting.count, shelf.count]).toEqual([0, 0])
  })
})

describe('the shelf', () => {
  test('says what can be shipped, and waits for the shopper from three days before the deadline', async () => {
    await given.stock(world, ana, packer, { grams: 600 })
    await given.stock(world, ana, packer, { grams: 400 })
    expect(await desk()).toMatchObject({
      waiting: { count: 0 },
      shelf: { count: 2, ready_count: 2, ready_grams: 1_000 },
    })
    await given.later(world, { days: 26 })
    const { waiting, shelf } = await desk()
    expect(waiting.items).toMatchObject([
      { step: { kind: 'pack', about: 'storage_ends', otherwise: 'late_fee', day_fen: 20 }, item_count: 2 },
    ])
    expect(shelf.items[0]).toMatchObject({ days_left: 3, free_days: 30, ready: true })
    await given.later(world, { days: 5 })
    expect(await steps()).toEqual(['storage_late'])
  })
})

test('goods lost after their storage expired ask for nothing: their refund is open, as their order says', async () => {
  const { stockId } = await given.aShelvedItem(world, ana, { buyer, packer })
  const clerk = await world.staff('mo', ['warehouse'])
  await clerk.call('PUT /staff/workplace', { body: { warehouse_id: 'GZ1' } })
  await clerk.call('POST /staff/stock_items/shelf', { body: { ids: [stockId], shelf: 'L-1' } })
  await clerk.call('POST /staff/stock_items/labels', { body: { ids: [stockId] } })
  await given.later(world, { days: 120 })
  await world.runJob('remind-storage', {})
  expect(await steps()).toEqual(['storage_expired'])
  await given.later(world, { hours: 1 })
  const at = world.clock.now().toISOString()
  const { id } = await packer.call('POST /staff/shelf_counts', {
    body: { warehouse_id: 'GZ1', shelf: 'L-1', at },
  })
  await packer.call('POST /staff/shelf_counts/{id}/end', { params: { id }, body: {} })
  const { items } = await clerk.call('GET /staff/count_differences', { query: { stage: 'open' } })
  await clerk.call('POST /staff/count_differences/{id}/decide', {
    params: { id: items[0]!.id },
    body: { decision: 'lost', cause: 'searched', note: 'Nowhere' },
  })
  const orders = await ana.call('GET /orders', { query: {} })
  expect(orders.items).toMatchObject([{ status: 'refund_processing', next: null }])
  expect(await desk()).toMatchObject({ waiting: { count: 0 }, shelf: { items: [{ step: null }] } })
})

describe('a package', () => {
  test('is tracked while it is under way, and can be confirmed only after its delivery', async () => {
    const { id, number } = await given.aShippedParcel(world, ana, packer, [
      await given.stock(world, ana, packer),
    ])
    const away = await desk()
    expect(away.waiting.count).toBe(0)
    expect(away.under_way).toMatchObject({
      count: 1,
      items: [{ id, number, item_count: 1, step: { kind: 'track', about: 'under_way' } }],
    })
    await given.later(world, { hours: 1 })
    await given.trackingUpdate(packer, id, 'customs_hold', { place: 'Singapore' })
    expect((await desk()).under_way.items[0]).toMatchObject({
      step: { kind: 'track', about: 'held' },
      stops: [expect.anything(), { milestone: 'held', place: 'Singapore' }],
    })
    await given.later(world, { hours: 1 })
    await given.trackingUpdate(packer, id, 'lost')
    expect(await steps()).toEqual(['lost'])
    await given.later(world, { hours: 1 })
    await given.trackingUpdate(packer, id, 'delivered')
    const { waiting, under_way } = await desk()
    expect(waiting.items).toMatchObject([
      { step: { kind: 'confirm', otherwise: 'counts_as_received' }, subject: { kind: 'parcel', id, number } },
    ])
    expect(under_way.count).toBe(0)
  })

  test('waits for its payment', async () => {
    const parcel = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    expect((await desk()).waiting.items).toMatchObject([
      { step: { kind: 'pay', about: 'parcel_unpaid', pay_fen: parcel.total_fen } },
    ])
  })
})

test('incoming goods are shown with their stage; on arrival they are on the shelf', async () => {
  const { itemId } = await given.anArrivedItem(world, ana, { buyer, packer })
  expect(await desk()).toMatchObject({
    coming: { count: 1, items: [{ order_item_id: itemId, stage: 'received' }] },
    shelf: { count: 1, ready_count: 0, items: [{ ready: false, step: null }] },
  })
})

describe('a shopper who comes back', () => {
  test('has ordered, even if nothing came of it', async () => {
    const { itemIds } = await given.anOrder(ana)
    await ana.call('POST /order_items/{id}/cancel', { params: { id: itemIds[0]! }, body: {} })
    expect(await desk()).toMatchObject({ waiting: { count: 0 }, bought: [], has_ordered: true })
    expect((await desk(await world.shopper('bo'))).has_ordered).toBe(false)
  })

  test('can buy again what arrived, each product with the same options once, as it was bought last', async () => {
    const LINK = 'https://item.taobao.com/item.htm?id=650000900001'
    const shelved = (line: given.OrderOptions['line']) =>
      given.aShelvedItem(world, ana, { buyer, packer }, { line: { ...line, url: LINK } })
    await shelved({ options_text: '颜色: 墨绿', quantity: 1 })
    await given.later(world, { days: 1 })
    await shelved({ options_text: '颜色: 雾灰', quantity: 1 })
    await given.later(world, { days: 1 })
    const { itemId } = await shelved({ options_text: '颜色: 墨绿', quantity: 2 })
    await given.anApprovedItem(world, ana, buyer)
    const { bought, has_ordered } = await desk()
    expect(has_ordered).toBe(true)
    expect(bought.map(({ options_text, quantity }) => [options_text, quantity])).toEqual([
      ['颜色: 墨绿', 2],
      ['颜色: 雾灰', 1],
    ])
    expect(bought[0]).toMatchObject({ order_item_id: itemId, url: LINK, unit_price_fen: 3_000 })
    expect(bought[0]?.weight_grams).toBeGreaterThan(0)
    expect((await desk(await world.shopper('bo'))).bought).toEqual([])
  })
})

test('names goods as the shopper reads them: in Latin letters, and by their own name', async () => {
  const named = { names: { title: 'Ceramic teapot', options: 'red', own: 'Grandma’s pot' } }
  const nameIt = async (id: string) => {
    await sql`update order_items set title = '陶瓷茶壶', title_latin = 'Ceramic teapot', options_latin = 'red' where id = ${id}`.execute(
      world.db,
    )
    await ana.call('PATCH /order_items/{id}', { params: { id }, body: { own_name: 'Grandma’s pot' } })
  }
  const question = await given.anApprovedItem(world, ana, buyer)
  await nameIt(question)
  expect((await desk()).coming.items).toMatchObject([{ title: '陶瓷茶壶', ...named }])
  await ask(question, 3_600)
  expect((await desk()).waiting.items).toMatchObject([{ title: '陶瓷茶壶', ...named }])

  const { itemId, stockId } = await given.aShelvedItem(world, ana, { buyer, packer })
  await nameIt(itemId)
  expect((await desk()).shelf.items).toMatchObject([{ names: { options: 'red', own: 'Grandma’s pot' } }])
  await given.aParcel(ana, [stockId])
  expect((await desk()).waiting.items).toContainEqual(
    expect.objectContaining({
      subject: expect.objectContaining({ kind: 'parcel' }) as unknown,
      names: { title: '', options: '', own: 'Grandma’s pot' },
    }),
  )
})

test('a shopper with a great deal gets as much as a desk shows, in as many statements', async () => {
  const statements = countStatements(world.pool)
  await desk()
  const { length: few } = await statements.during(() => desk())
  for (let count = 0; count < 25; count++) await given.anOrder(ana)
  const { length: many } = await statements.during(() => desk())
  expect([few, many]).toEqual([8, 8])
  const { waiting } = await desk()
  expect([waiting.count, waiting.items.length]).toEqual([25, 20])
})

test('a problem found by inspection waits for the shopper with its photos and the refund offered', async () => {
  const { stockId, itemId } = await given.anArrivedItem(world, ana, { buyer, packer })
  await given.inspect(world, packer, stockId)
  const file_id = await world.upload(packer, 'POST /staff/uploads', 'inspection')
  await packer.call('POST /staff/stock_items/{id}/photos', {
    params: { id: stockId },
    body: { file_id, kind: 'free', shows: 'flaw' },
  })
  await packer.call('POST /staff/stock_items/{id}/problem', {
    params: { id: stockId },
    body: { problem: 'damaged', note: 'A crack at the rim' },
  })
  const [waiting] = (await desk()).waiting.items
  expect(waiting).toMatchObject({
    step: { kind: 'answer', about: 'problem_found', otherwise: 'kept' },
    order_item_id: itemId,
    stock_item_id: stockId,
    note: 'A crack at the rim',
  })
  expect(waiting!.photos).toHaveLength(2)
  // The photo of the flaw comes first, although it was taken last.
  expect(waiting!.photos[0]).toContain(file_id)
  await ana.call('POST /order_items/{id}/answer', { params: { id: itemId }, body: { accept: false } })
  const { items } = await ana.call('GET /orders')
  const refund = await ana.call('GET /orders/{id}', { params: { id: items[0]!.id } })
  expect(refund.items[0]?.refund?.amount_fen).toBe(waiting!.step.back_fen)
  expect((await desk()).waiting.count).toBe(0)
})

test('the list of orders shows what waits, and what was sent', async () => {
  await given.anOrder(ana)
  const { stockId } = await given.aShelvedItem(world, ana, { buyer, packer })
  const { items: waiting } = await ana.call('GET /orders', { query: { waiting: true } })
  expect(waiting).toMatchObject([{ place: 'unpaid', next: { about: 'order_unpaid' } }])
  const list = async (status: 'in_stock' | 'sent') =>
    (await ana.call('GET /orders', { query: { status } })).items.map(({ place }) => place)
  expect([await list('in_stock'), await list('sent')]).toEqual([['shelf'], []])
  await given.aShippedParcel(world, ana, packer, [stockId])
  expect([await list('in_stock'), await list('sent')]).toEqual([[], ['shipped']])
  expect((await ana.call('GET /orders')).counts).toEqual({ pending_payment: 1, sent: 1 })
})
