import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
let bo: Person
let lin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  lin = await world.staff('lin', ['buyer'])
})

const orderOf = (id: string, who = ana) => who.call('GET /orders/{id}', { params: { id } })
const cancelOrder = (id: string, who = ana) =>
  who.call('POST /orders/{id}/cancel', { params: { id }, body: {} })
const cancelItem = (id: string, who = ana) =>
  who.call('POST /order_items/{id}/cancel', { params: { id }, body: { reason: 'changed my mind' } })
const approve = (id: string) => lin.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
const available = async (who = ana) => (await who.call('GET /funds')).available_fen

describe('the shopper cancels', () => {
  test('an unpaid order: nothing was frozen, nothing is released', async () => {
    const order = await given.anOrder(ana, { items: 2 })
    expect(await cancelOrder(order.id)).toEqual({ released_fen: 0 })
    expect(await orderOf(order.id)).toMatchObject({
      status: 'cancelled',
      amounts: { total_fen: order.totalFen },
      items: [{ closed_by: 'shopper' }, { closed_by: 'shopper' }],
    })
    expect((await expectRefusal(cancelOrder(order.id), 'transition_not_allowed')).reason).toBeUndefined()
  })

  test('a paid order in review: everything is released immediately', async () => {
    const before = await available()
    const order = await given.aPaidOrder(world, ana, { items: 2, line: { photo_shots: 2, freight_fen: 900 } })
    expect(await cancelOrder(order.id)).toEqual({ released_fen: order.totalFen })
    expect((await available()) - before).toBe(order.totalFen)
    expect((await orderOf(order.id)).balance_freeze_fen).toBe(0)
  })

  test('one item; the order goes on with the rest', async () => {
    const order = await given.aPaidOrder(world, ana, { items: 2 })
    const [first, second] = order.itemIds as [string, string]
    const { released_fen } = await cancelItem(first)
    const after = await orderOf(order.id)
    expect(after).toMatchObject({
      status: 'paid',
      amounts: { total_fen: order.totalFen - released_fen },
      balance_freeze_fen: order.totalFen - released_fen,
    })
    expect(after.items.find((item) => item.id === first)).toMatchObject({
      stage: 'cancelled',
      close_reason: 'changed my mind',
    })
    await approve(second)
    await expectRefusal(cancelItem(second), 'transition_not_allowed')
    await expectRefusal(cancelOrder(order.id), 'transition_not_allowed')
  })

  test('items already bought cannot be cancelled, and the refusal says so', async () => {
    const id = await given.aPurchasedItem(world, ana, lin)
    expect((await expectRefusal(cancelItem(id), 'transition_not_allowed')).reason).toBe('already_purchased')
    const { order_id } = await world.db
      .selectFrom('order_items')
      .where('id', '=', id)
      .select('order_id')
      .executeTakeFirstOrThrow()
    expect((await expectRefusal(cancelOrder(order_id), 'transition_not_allowed')).reason).toBe(
      'already_purchased',
    )
  })

  test('another shopper’s order is not found', async () => {
    const order = await given.anOrder(ana)
    await expectRefusal(cancelOrder(order.id, bo), 'not_found')
    await expectRefusal(cancelItem(order.itemIds[0]!, bo), 'not_found')
  })

  test('twice concurrently, or while staff approve: money is released once or not at all', async () => {
    const order = await given.aPaidOrder(world, ana)
    const [id] = order.itemIds as [string]
    const before = await available()
    const results = await Promise.allSettled([
      cancelItem(id),
      cancelItem(id),
      cancelOrder(order.id),
      approve(id),
    ])
    const { stage, frozen_fen } = (await orderOf(order.id)).items[0]!
    const released = (await available()) - before
    if (stage === 'cancelled') expect([frozen_fen, released]).toEqual([0, order.totalFen])
    else expect([stage, frozen_fen, released]).toEqual(['to_purchase', order.totalFen, 0])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })

  test('repeating the request with the same idempotency key returns the first answer', async () => {
    const order = await given.aPaidOrder(world, ana)
    const cancel = () =>
      ana.call(
        'POST /orders/{id}/cancel',
        { params: { id: order.id }, body: {} },
        { idempotencyKey: 'cancel-1' },
      )
    expect(await cancel()).toEqual({ released_fen: order.totalFen })
    expect(await cancel()).toEqual({ released_fen: order.totalFen })
  })
})

describe('expiry cancels', () => {
  test('orders not paid within a day, and only those', async () => {
    const cleo = await world.shopper('cleo')
    const unpaid = await given.anOrder(cleo, { items: 2 })
    const paid = await given.aPaidOrder(world, cleo)
    world.clock.advance({ hours: 24 })
    await world.runJob('expire-unpaid', {})
    expect((await orderOf(unpaid.id, cleo)).status).toBe('pending_payment')
    world.clock.advance({ minutes: 1 })
    await world.runJob('expire-unpaid', {})
    await world.runJob('expire-unpaid', {})
    expect(await orderOf(unpaid.id, cleo)).toMatchObject({
      status: 'cancelled',
      items: [{ closed_by: 'system' }, { closed_by: 'system' }],
    })
    expect((await orderOf(paid.id, cleo)).status).toBe('paid')
    const items = await messagesOf(cleo)
    expect(items.filter((message) => message.kind === 'order_expired')).toHaveLength(1)
    const waiting = await world.db
      .selectFrom('messages')
      .where('shopper_id', '=', cleo.id)
      .where('in_digest', '=', true)
      .select('kind')
      .execute()
    expect(waiting.map(({ kind }) => kind)).toContain('order_expired')
  })
})
