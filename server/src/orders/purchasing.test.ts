import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let lin: Person
let sue: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  lin = await world.staff('lin', ['buyer'])
  sue = await world.staff('sue', ['support'])
})

const purchase = (id: string, goods_fen: number, freight_fen = 0, who = lin) =>
  given.buy(who, id, goods_fen, freight_fen)
const ship = (id: string, tracking_number: string) => given.sellerSends(world, lin, id, tracking_number)
const approve = (id: string, who = lin) =>
  who.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
const rowOf = (id: string) =>
  world.db.selectFrom('order_items').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const purchaseOf = (id: string) =>
  world.db.selectFrom('purchases').where('order_item_id', '=', id).selectAll().executeTakeFirstOrThrow()
const available = async () => (await ana.call('GET /funds')).available_fen
/** The shopper's notices about an order, by kind. */
const noticeAbout = async (orderId: string, kind: string) =>
  (await messagesOf(ana)).find((message) => message.kind === kind && message.subject_id === orderId)

describe('the queue', () => {
  test('is sorted by waiting time, longest first, shows all a buyer needs, and is searchable', async () => {
    const first = await given.aPaidOrder(world, ana, { line: { title: 'Old kettle', remark: 'matt black' } })
    world.clock.advance({ minutes: 5 })
    const second = await given.aPaidOrder(world, ana, { line: { title: 'New kettle' } })
    const queue = await sue.call('GET /staff/order_items', { query: { stage: 'in_review', q: 'kettle' } })
    expect(queue.items.map((item) => item.order_id)).toEqual([first.id, second.id])
    expect(queue.items[0]).toMatchObject({
      title: 'Old kettle',
      remarks: [{ of: 'item', text: 'matt black' }],
      shopper_name: 'ana',
      frozen_fen: first.totalFen,
      total_fen: first.totalFen,
      review_due_at: '2026-11-02T07:00:00.000Z',
      seller_order_number: null,
    })
    expect(queue.counts['in_review']).toBe(2)
    const page = await lin.call('GET /staff/order_items', { query: { stage: 'in_review', limit: 1 } })
    const next = await lin.call('GET /staff/order_items', {
      query: { stage: 'in_review', limit: 1, cursor: page.next_cursor! },
    })
    expect([page, next].flatMap(({ items }) => items.map((item) => item.order_id))).toEqual([
      first.id,
      second.id,
    ])
    expect(next.next_cursor).toBeNull()
    const byNumber = await lin.call('GET /staff/order_items', { query: { q: second.number } })
    expect(byNumber.items).toHaveLength(1)
  })
})

describe('reviewing', () => {
  test('approves once, records who did it, notifies the shopper', async () => {
    const { id: orderId, itemIds } = await given.aPaidOrder(world, ana)
    const [id] = itemIds as [string]
    expect(await approve(id, sue)).toEqual({ stage: 'to_purchase' })
    await expectRefusal(approve(id), 'transition_not_allowed')
    expect(await noticeAbout(orderId, 'item_approved')).toMatchObject({
      title: 'Shirt: we’re buying it',
    })
    const order = await ana.call('GET /orders/{id}', { params: { id: orderId } })
    expect(order.history.map((step) => [step.step, step.actor])).toEqual([
      ['place', 'shopper'],
      ['pay', 'shopper'],
      ['approve', 'staff'],
    ])
    const act = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', id)
      .select(['staff_id', 'action', 'before', 'after'])
      .execute()
    expect(act).toEqual([
      {
        staff_id: sue.id,
        action: 'approve_item',
        before: { stage: 'in_review' },
        after: { stage: 'to_purchase' },
      },
    ])
    await expectRefusal(approve(randomUUID()), 'not_found')
  })

  test('cancels with a reason that the shopper reads', async () => {
    const order = await given.aPaidOrder(world, ana)
    const [id] = order.itemIds as [string]
    const before = await available()
    const cancel = (reason: string) =>
      sue.call('POST /staff/order_items/{id}/cancel', { params: { id }, body: { reason } })
    expect((await expectRefusal(cancel('  '), 'invalid_input')).fields).toHaveProperty('reason')
    expect(await cancel('The seller has closed')).toEqual({ released_fen: order.totalFen })
    expect((await available()) - before).toBe(order.totalFen)
    const { items } = await ana.call('GET /orders/{id}', { params: { id: order.id } })
    expect(items[0]).toMatchObject({
      closed_by: 'staff',
      close_reason: 'The seller has closed',
      frozen_fen: 0,
    })
    expect((await noticeAbout(order.id, 'item_cancelled'))!.body).toContain('The seller has closed')
    await expectRefusal(cancel('again'), 'transition_not_allowed')
    const nowhere = { params: { id: randomUUID() }, body: { reason: 'gone' } }
    await expectRefusal(sue.call('POST /staff/order_items/{id}/cancel', nowhere), 'not_found')
  })
})

describe('buying', () => {
  test('at a lower real price pays the seller and our fee, and releases the saving', async () => {
    const id = await given.anApprovedItem(world, ana, lin, { line: { freight_fen: 1_000, photo_shots: 2 } })
    const before = await available()
    const item = await rowOf(id)
    expect(await purchase(id, 2_500, 800)).toMatchObject({
      saved_fen: 700,
      items: [{ id, stage: 'purchased', cost_fen: 3_300, saved_fen: 700, added_fen: 0 }],
    })
    expect((await available()) - before).toBe(700)
    expect(await rowOf(id)).toMatchObject({ frozen_fen: 400, photos_fen: 400, goods_fen: item.goods_fen })
    const bought = await world.db
      .selectFrom('purchases')
      .innerJoin('seller_orders', 'seller_orders.id', 'seller_order_id')
      .where('order_item_id', '=', id)
      .select(['goods_fen', 'purchases.freight_fen', 'seller_orders.freight_fen as of_all_fen', 'bought_by'])
      .executeTakeFirst()
    expect(bought).toEqual({ goods_fen: 2_500, freight_fen: 800, of_all_fen: 800, bought_by: lin.id })
    expect(await noticeAbout(item.order_id, 'item_purchased')).toMatchObject({ amount_fen: 700 })
    await expectRefusal(purchase(id, 2_500), 'transition_not_allowed')
  })

  test('above the frozen amount is refused with the figures, and nothing changes', async () => {
    const id = await given.anApprovedItem(world, ana, lin, { line: { photo_shots: 1 } })
    const before = await rowOf(id)
    // A fen more than the shop bears itself.
    const error = await expectRefusal(purchase(id, 3_201), 'insufficient_balance')
    expect(error.data).toMatchObject({ cost_fen: 3_201, covered_fen: 3_000, missing_fen: 211 })
    expect(await rowOf(id)).toEqual(before)
    expect(await purchase(id, 3_000)).toMatchObject({ saved_fen: 0 })
  })

  test.each([
    ['items.0.goods_fen', { goods_fen: 0 }],
    ['items.0.goods_fen', { goods_fen: -1 }],
    ['items.0.goods_fen', { goods_fen: '3000' }],
    ['items.0.goods_fen', { goods_fen: 29.99 }],
    ['freight_fen', { freight_fen: -1 }],
    ['freight_fen', { freight_fen: 1e17 }],
    ['discount_fen', { discount_fen: -1 }],
    ['discount_fen', { discount_fen: 3_000 }],
    ['number', { number: ' ' }],
    ['number', { number: '9'.repeat(65) }],
    ['items', { items: [] }],
  ])('with %s of %j is bad input', async (field, changes) => {
    const id = await given.anApprovedItem(world, ana, lin)
    const { goods_fen = 3_000, ...rest } = changes as { goods_fen?: number }
    const body = { number: 'T-1', freight_fen: 0, discount_fen: 0, items: [{ id, goods_fen }], ...rest }
    const attempt = lin.call('POST /staff/seller_orders', { body })
    expect(Object.keys((await expectRefusal(attempt, 'invalid_input')).fields)).toContain(field)
    expect((await rowOf(id)).stage).toBe('to_purchase')
  })

  test('twice concurrently happens once; without approval, or by support, not at all', async () => {
    const id = await given.anApprovedItem(world, ana, lin)
    const results = await Promise.allSettled([purchase(id, 3_000), purchase(id, 2_900), purchase(id, 2_800)])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    const { itemIds } = await given.aPaidOrder(world, ana)
    await expectRefusal(purchase(itemIds[0]!, 3_000), 'transition_not_allowed')
    await expectRefusal(purchase(itemIds[0]!, 3_000, 0, sue), 'forbidden')
    await expectRefusal(purchase(randomUUID(), 3_000), 'not_found')
  })
})

describe('the seller ships', () => {
  test('the number is stored normalised, with its courier', async () => {
    const id = await given.aPurchasedItem(world, ana, lin)
    const sent = await lin.call('POST /staff/seller_orders/{id}/shipping', {
      params: { id: (await purchaseOf(id)).seller_order_id },
      body: { tracking_number: ' yt 2229-5212 72160 ' },
    })
    expect(sent).toEqual({ item_ids: [id], tracking_number: 'YT2229521272160', courier: 'YTO' })
    const { order_id } = await rowOf(id)
    expect((await noticeAbout(order_id, 'seller_shipped'))!.body).toContain('YT2229521272160')
    await expectRefusal(ship(id, 'YT2229521272161'), 'transition_not_allowed')
    const nowhere = { params: { id: randomUUID() }, body: { tracking_number: 'YT2229521272161' } }
    await expectRefusal(lin.call('POST /staff/seller_orders/{id}/shipping', nowhere), 'not_found')
  })

  test('one seller parcel brings several items of one shopper, and none of another', async () => {
    const number = 'YT7229521272999'
    const [first, second] = [
      await given.aPurchasedItem(world, ana, lin),
      await given.aPurchasedItem(world, ana, lin),
    ]
    const other = await given.aPurchasedItem(world, bo, lin)
    await ship(first, number)
    await ship(second, number)
    const error = await expectRefusal(ship(other, number), 'invalid_input')
    expect([error.reason, Object.keys(error.fields)]).toEqual([
      'duplicate_tracking_number',
      ['tracking_number'],
    ])
    expect((await rowOf(other)).stage).toBe('purchased')
  })

  test('of two shoppers only one gets the number, even concurrently', async () => {
    const [mine, theirs] = [
      await given.aPurchasedItem(world, ana, lin),
      await given.aPurchasedItem(world, bo, lin),
    ]
    const results = await Promise.allSettled([ship(mine, 'YT7000000000555'), ship(theirs, 'YT7000000000555')])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })

  test('anything but a tracking number is bad input', async () => {
    const id = await given.aPurchasedItem(world, ana, lin)
    for (const number of ['----', '快递单号没有', '12345'])
      expect((await expectRefusal(ship(id, number), 'invalid_input')).fields).toHaveProperty(
        'tracking_number',
      )
  })
})
