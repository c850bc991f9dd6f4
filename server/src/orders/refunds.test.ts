import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RefundCause, RefundFault } from '@longhaul/domain/orders/refund.ts'
import { inTransaction } from '../platform/database/db.ts'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { setRefundDeadline, settlePhotos, takeItemStep } from './public.ts'

const world = testWorld()
let ana: Person
let bo: Person
let lin: Person
let sue: Person
let fay: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  lin = await world.staff('lin', ['buyer'])
  sue = await world.staff('sue', ['support'])
  fay = await world.staff('fay', ['finance'])
})

type Asked = { cause?: RefundCause; reason?: string; quantity?: number }
const request = (id: string, who = ana, asked: Asked = {}) =>
  who.call('POST /order_items/{id}/refund', {
    params: { id },
    body: { cause: 'wrong_options', reason: 'wrong size', ...asked },
  })
const withdraw = (id: string, who = ana) =>
  who.call('POST /order_items/{id}/cancel_refund', { params: { id }, body: {} })
type DecisionStep = 'ask_seller' | 'return_goods' | 'grant' | 'reject' | 'pay_back'
const decide = (who: Person, id: string, step: DecisionStep, note = '', fault?: RefundFault) =>
  who.call('POST /staff/refund_cases/{id}/decide', {
    params: { id },
    body: { step, note, ...(fault ? { fault } : {}) },
  })
const rowOf = (id: string) =>
  world.db.selectFrom('order_items').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const itemOf = async (id: string) => {
  const { items } = await ana.call('GET /orders/{id}', { params: { id: (await rowOf(id)).order_id } })
  return items.find((item) => item.id === id)!
}
const caseOf = async (id: string) => (await itemOf(id)).refund!
const available = async () => (await ana.call('GET /funds')).available_fen

/** An item on the shelf, taken there by the warehouse's steps on orders. */
async function inStock(options: given.OrderOptions = {}): Promise<string> {
  const { id } = await given.anItemOnItsWay(world, ana, lin, options)
  const now = world.clock.now()
  const by = { actor: 'staff', actorId: lin.id, roles: ['warehouse'], now } as const
  await world.db.transaction().execute(async (tx) => {
    await takeItemStep(tx, { ...by, itemId: id, step: 'receive' })
    await takeItemStep(tx, { ...by, itemId: id, step: 'stock' })
    await settlePhotos(tx, id, 1, { now, actor: `staff:${lin.id}` })
    await setRefundDeadline(tx, id, new Date(now.getTime() + 120 * 3_600_000))
  })
  return id
}

describe('before purchase', () => {
  test('a refund is granted immediately and in full, in review and after approval', async () => {
    const { itemIds, totalFen } = await given.aPaidOrder(world, ana, { line: { photo_shots: 2 } })
    const before = await available()
    expect(await request(itemIds[0]!)).toEqual({ granted: true, amount_fen: totalFen })
    expect((await available()) - before).toBe(totalFen)

    const approved = await given.anApprovedItem(world, ana, lin)
    expect(await request(approved)).toEqual({ granted: true, amount_fen: 3_150 })
    expect(await itemOf(approved)).toMatchObject({
      stage: 'cancelled',
      closed_by: 'shopper',
      close_reason: 'wrong size',
    })
    await expectRefusal(request(approved), 'transition_not_allowed')
    const buy = given.buy(lin, approved, 3_000)
    await expectRefusal(buy, 'transition_not_allowed')
  })

  test('unpaid items cannot be refunded', async () => {
    const { itemIds } = await given.anOrder(ana)
    await expectRefusal(request(itemIds[0]!), 'transition_not_allowed')
    await expectRefusal(request(itemIds[0]!, bo), 'not_found')
  })
})

describe('after purchase', () => {
  test('a case goes from request to money back: goods and freight really paid, and photos not taken', async () => {
    const id = await given.anApprovedItem(world, ana, lin, { line: { freight_fen: 1_000, photo_shots: 2 } })
    await given.buy(lin, id, 2_800, 900)
    expect(await request(id)).toEqual({ granted: false, amount_fen: 3_700 })
    const { id: caseId } = await caseOf(id)
    expect(await itemOf(id)).toMatchObject({
      status: 'refund_processing',
      refund: {
        stage: 'requested',
        goods_fen: 2_800,
        freight_fen: 900,
        service_fen: 0,
        reason: 'wrong size',
      },
    })
    expect((await expectRefusal(request(id), 'transition_not_allowed')).reason).toBe('refund_open')

    const open = await sue.call('GET /staff/refund_cases')
    expect(open.items.find((row) => row.id === caseId)).toMatchObject({
      amount_fen: 3_700,
      item_stage: 'purchased',
    })
    expect(await decide(sue, caseId, 'ask_seller')).toMatchObject({ stage: 'with_seller' })
    await expectRefusal(decide(fay, caseId, 'grant'), 'forbidden')
    expect(await decide(lin, caseId, 'grant', 'The seller agreed')).toMatchObject({ stage: 'to_refund' })
    await expectRefusal(decide(lin, caseId, 'pay_back'), 'forbidden')

    const before = await available()
    expect(await decide(fay, caseId, 'pay_back')).toMatchObject({ stage: 'refunded' })
    // 37.00 from the seller, 4.00 for two photos that were not taken.
    expect((await available()) - before).toBe(4_100)
    expect(await itemOf(id)).toMatchObject({
      stage: 'refunded',
      status: 'refunded',
      frozen_fen: 0,
      refund: { stage: 'refunded', decision_note: 'The seller agreed' },
    })
    await expectRefusal(decide(fay, caseId, 'pay_back'), 'transition_not_allowed')
    expect((await sue.call('GET /staff/refund_cases')).items.map((row) => row.id)).not.toContain(caseId)
    const done = await sue.call('GET /staff/refund_cases', { query: { stage: 'refunded' } })
    expect(done.items.map((row) => row.id)).toContain(caseId)
    const acts = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', caseId)
      .select('action')
      .execute()
    expect(acts.map((act) => act.action)).toEqual(['refund_ask_seller', 'refund_grant', 'refund_pay_back'])
  })

  test('a change of mind about an item in stock refunds the goods, less return freight if the item is sent back', async () => {
    const line = { freight_fen: 1_000 }
    const [kept, sent] = [await inStock({ line }), await inStock({ line })]
    for (const id of [kept, sent])
      expect(await request(id, ana, { cause: 'changed_mind', reason: '' })).toEqual({
        granted: false,
        amount_fen: 2_000,
      })
    expect(await caseOf(sent)).toMatchObject({
      fault: 'shopper',
      goods_fen: 3_000,
      freight_fen: 0,
      return_fen: 1_000,
    })

    // The seller does not want the item back, so there is no return freight.
    const { id: keptCase } = await caseOf(kept)
    await decide(sue, keptCase, 'grant')
    expect(await caseOf(kept)).toMatchObject({ amount_fen: 3_000, return_fen: 0 })

    const { id: sentCase } = await caseOf(sent)
    await decide(sue, sentCase, 'ask_seller')
    await decide(sue, sentCase, 'return_goods')
    await decide(sue, sentCase, 'grant')
    const before = await available()
    await decide(fay, sentCase, 'pay_back')
    expect((await available()) - before).toBe(2_000)
  })

  test('staff may find another party at fault, and the amounts follow', async () => {
    const id = await inStock({ line: { freight_fen: 1_000 } })
    await request(id, ana, { cause: 'changed_mind' })
    const { id: caseId } = await caseOf(id)
    await decide(sue, caseId, 'grant', 'We read the size wrong', 'ours')
    expect(await caseOf(id)).toMatchObject({
      fault: 'ours',
      goods_fen: 3_000,
      freight_fen: 1_000,
      service_fen: 200,
      return_fen: 0,
      amount_fen: 4_200,
    })
    const before = await available()
    await decide(fay, caseId, 'pay_back')
    expect((await available()) - before).toBe(4_200)
  })

  test('a written reason is required if no cause fits', async () => {
    const id = await given.aPurchasedItem(world, ana, lin)
    const silent = await expectRefusal(request(id, ana, { cause: 'other', reason: ' ' }), 'invalid_input')
    expect([silent.reason, Object.keys(silent.fields)]).toEqual(['reason_required', ['reason']])
    expect(await request(id, ana, { cause: 'not_sent', reason: '' })).toMatchObject({ granted: false })
    expect((await caseOf(id)).reason).toBe('not_sent')
  })

  test('paid back concurrently by two people, it is paid once', async () => {
    const id = await given.aPurchasedItem(world, ana, lin)
    await request(id)
    const { id: caseId } = await caseOf(id)
    await decide(sue, caseId, 'grant')
    const before = await available()
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => decide(fay, caseId, 'pay_back')))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect((await available()) - before).toBe(3_000)
  })

  test('a rejection needs a reason, which the shopper reads; after it a new request is possible', async () => {
    const id = await given.aPurchasedItem(world, ana, lin)
    await request(id)
    const { id: caseId } = await caseOf(id)
    const silent = await expectRefusal(decide(sue, caseId, 'reject', ' '), 'invalid_input')
    expect([silent.reason, Object.keys(silent.fields)]).toEqual(['reason_required', ['note']])
    expect(await decide(sue, caseId, 'reject', 'Made to order')).toMatchObject({ stage: 'rejected' })
    expect(await itemOf(id)).toMatchObject({ stage: 'purchased', refund: { decision_note: 'Made to order' } })
    expect((await expectRefusal(withdraw(id), 'transition_not_allowed')).reason).toBe('refund_decided')
    expect(await request(id)).toMatchObject({ granted: false })
  })

  test('unknown cases and stages are refused', async () => {
    await expectRefusal(decide(sue, randomUUID(), 'grant'), 'not_found')
    const list = sue.call('GET /staff/refund_cases', { query: { stage: 'nowhere' } })
    expect((await expectRefusal(list, 'invalid_input')).fields).toHaveProperty('stage')
  })
})

describe('some of the pieces', () => {
  test('not bought yet, they are refunded immediately and the item continues with the rest', async () => {
    const line = { quantity: 3, photo_shots: 2 }
    const { itemIds, totalFen } = await given.aPaidOrder(world, ana, { line })
    const id = itemIds[0]!
    const before = await available()
    expect(await request(id, ana, { quantity: 2 })).toEqual({ granted: true, amount_fen: 6_300 })
    expect(await itemOf(id)).toMatchObject({ stage: 'in_review', quantity: 1 })
    expect(await request(id, ana, { quantity: 1 })).toMatchObject({ granted: true })
    expect((await available()) - before).toBe(totalFen)
    expect(await itemOf(id)).toMatchObject({ stage: 'cancelled', frozen_fen: 0 })
  })

  test('already bought, they are refunded one request after the other', async () => {
    const id = await inStock({ line: { quantity: 3, freight_fen: 1_000 } })
    await expectRefusal(request(id, ana, { quantity: 4 }), 'invalid_input')
    expect(await request(id, ana, { quantity: 1 })).toEqual({ granted: false, amount_fen: 3_333 })
    const { id: first } = await caseOf(id)
    await decide(sue, first, 'grant')
    const before = await available()
    await decide(fay, first, 'pay_back')
    expect((await available()) - before).toBe(3_333)
    expect(await itemOf(id)).toMatchObject({ stage: 'in_stock', quantity: 3, refunded_quantity: 1 })

    await expectRefusal(request(id, ana, { quantity: 3 }), 'invalid_input')
    expect(await request(id)).toEqual({ granted: false, amount_fen: 6_667 })
    const { id: rest } = await caseOf(id)
    await decide(sue, rest, 'grant')
    await decide(fay, rest, 'pay_back')
    expect((await available()) - before).toBe(10_000)
    expect(await itemOf(id)).toMatchObject({ stage: 'refunded', refunded_quantity: 3 })
  })
})

describe('withdrawing a request', () => {
  test('is possible until it is decided, and only for its shopper', async () => {
    const id = await given.aPurchasedItem(world, ana, lin)
    await expectRefusal(withdraw(id), 'not_found')
    await request(id)
    await expectRefusal(withdraw(id, bo), 'not_found')
    expect(await withdraw(id)).toEqual({ stage: 'cancelled' })
    expect((await itemOf(id)).status).toBe('processing')
    await request(id)
    await decide(sue, (await caseOf(id)).id, 'grant')
    expect((await expectRefusal(withdraw(id), 'transition_not_allowed')).reason).toBe('refund_decided')
  })

  test('concurrently with a decision: only one of the two takes effect', async () => {
    const id = await given.aPurchasedItem(world, ana, lin)
    await request(id)
    const { id: caseId } = await caseOf(id)
    const results = await Promise.allSettled([withdraw(id), decide(sue, caseId, 'grant'), withdraw(id)])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })
})

test('the refund deadline is exact to the instant, for requesting and for withdrawing', async () => {
  const [late, open] = [await inStock(), await inStock()]
  await request(open)
  const at = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1_000)
  for (const id of [late, open]) await inTransaction(world.db, (tx) => setRefundDeadline(tx, id, at(-1)))
  const error = await expectRefusal(request(late), 'refund_time_expired')
  expect(error.message).toBe('Refund time has expired')
  await expectRefusal(withdraw(open), 'refund_time_expired')
  for (const id of [late, open]) await inTransaction(world.db, (tx) => setRefundDeadline(tx, id, at(0)))
  expect(await request(late)).toMatchObject({ granted: false })
  expect(await withdraw(open)).toEqual({ stage: 'cancelled' })
})
