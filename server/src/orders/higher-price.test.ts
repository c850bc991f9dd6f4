import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { orderOf } from '../../test/cart-line.ts'
import type { OrderOptions } from '../../test/given-orders.ts'
import { type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let lin: Person
let fay: Person

beforeAll(async () => {
  lin = await world.staff('lin', ['buyer'])
  fay = await world.staff('fay', ['finance'])
})

/** What the goods really cost, and a price at which the order carries next to no fee. */
const REAL_FEN = 30_000
const CHEAT = { unit_price_fen: 1, page_price_fen: REAL_FEN, price_reason: 'negotiated' } as const

let people = 0
const someone = () => world.shopper(`high${++people}`)
const rowOf = (id: string) =>
  world.db.selectFrom('order_items').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const pageOf = async (who: Person, id: string) => {
  const { order_id } = await rowOf(id)
  return who.call('GET /orders/{id}', { params: { id: order_id } })
}
const itemOf = async (who: Person, id: string) =>
  (await pageOf(who, id)).items.find((item) => item.id === id)!
const available = async (who: Person) => (await who.call('GET /funds')).available_fen
const paid = async (who: Person, options: OrderOptions) => {
  const { itemIds } = await given.aPaidOrder(world, who, options)
  return itemIds as [string, ...string[]]
}
const refuse = (id: string) =>
  lin.call('POST /staff/order_items/{id}/refuse_price', { params: { id }, body: { reason: 'No discount' } })

async function ask(who: Person, id: string, goods_fen: number): Promise<void> {
  const body = { kind: 'price', goods_fen, freight_fen: 0, note: 'Dearer' } as const
  await lin.call('POST /staff/order_items/{id}/ask', { params: { id }, body })
  await who.call('POST /order_items/{id}/answer', { params: { id }, body: { accept: true } })
}

async function pay(who: Person, id: string): Promise<void> {
  const { supplement } = await itemOf(who, id)
  const { id: due, amount_fen } = supplement!
  await given.money(world, who, Math.max(100, amount_fen - (await available(who))))
  await who.call('POST /payments', {
    body: { supplement_ids: [due], method: 'balance', expected_total_fen: amount_fen },
  })
}

describe('a price of one fen saves nothing', () => {
  const honest = { line: { unit_price_fen: REAL_FEN } }

  async function expectHonest(id: string): Promise<void> {
    const [plain] = await paid(await someone(), honest)
    const { goods_fen, service_fen, total_fen } = await rowOf(plain)
    expect(service_fen).toBe(1_500)
    expect(await rowOf(id)).toMatchObject({ goods_fen, service_fen, total_fen, frozen_fen: total_fen })
  }

  test('refused in review', async () => {
    const who = await someone()
    const [id] = await paid(who, { line: CHEAT })
    expect(await refuse(id)).toEqual({ stage: 'supplement_due', supplement_fen: 31_499 })
    expect((await itemOf(who, id)).supplement).toMatchObject({ amount_fen: 31_499, service_fen: 1_500 })
    await pay(who, id)
    await expectHonest(id)
    expect((await pageOf(who, id)).amounts).toMatchObject({ service_fen: 1_500, total_fen: 31_500 })
  })

  test('asked about by the buyer, in one step or several', async () => {
    for (const steps of [[REAL_FEN], [7, 9_999, 10_001, REAL_FEN]]) {
      const who = await someone()
      const [id] = await paid(who, { line: { unit_price_fen: 1 } })
      for (const fen of steps) {
        await ask(who, id, fen)
        await pay(who, id)
      }
      await expectHonest(id)
    }
  })

  test('before the shopper accepts, the order says what accepting costs', async () => {
    const who = await someone()
    const [id] = await paid(who, { line: { unit_price_fen: 1 } })
    const body = { kind: 'price', goods_fen: REAL_FEN, freight_fen: 0, note: 'Dearer' } as const
    await lin.call('POST /staff/order_items/{id}/ask', { params: { id }, body })
    const item = await itemOf(who, id)
    expect(item.question).toMatchObject({ old_fen: 1, new_fen: REAL_FEN, service_fen: 1_500 })
    expect(item.next).toMatchObject({ pay_fen: 31_499 })
  })

  test('bought within the tolerance', async () => {
    const who = await someone()
    const line = { unit_price_fen: 28_000, tolerance_percent: 10 } as const
    const [id] = await paid(who, { line })
    await lin.call('POST /staff/order_items/{id}/approve', { params: { id } })
    await given.money(world, who, 2_100)
    const { items } = await given.buy(lin, id, REAL_FEN, 0)
    expect(items[0]).toMatchObject({ added_fen: 2_100 })
    expect(await rowOf(id)).toMatchObject({ goods_fen: REAL_FEN, service_fen: 1_500, total_fen: 31_500 })
  })

  test('a price that turns out lower leaves the fee as agreed', async () => {
    const who = await someone()
    const [id] = await paid(who, honest)
    const body = { kind: 'options', goods_fen: 20_000, freight_fen: 0, note: 'Only the old model' } as const
    await lin.call('POST /staff/order_items/{id}/ask', { params: { id }, body })
    await who.call('POST /order_items/{id}/answer', { params: { id }, body: { accept: true } })
    expect(await rowOf(id)).toMatchObject({ service_fen: 1_500, total_fen: 21_500 })
    // Back at the first price, its fee is not charged again.
    await ask(who, id, REAL_FEN)
    expect((await itemOf(who, id)).supplement).toMatchObject({ amount_fen: 10_000, service_fen: 0 })
  })
})

describe('with a coupon', () => {
  test('a higher price costs what the order would have cost at it, and takes no second coupon', async () => {
    const line = { unit_price_fen: 10_000 }
    const who = await someone()
    const couponId = await given.aCoupon(fay, who, { amount_fen: 1_000 })
    const [first, second] = (await paid(who, { items: 2, line, couponId })) as [string, string]
    // Both supplements are open together; the coupon has paid the whole fee of 10.00 already.
    await ask(who, first, REAL_FEN)
    await ask(who, second, REAL_FEN)
    await pay(who, second)
    await pay(who, first)
    const { amounts } = await pageOf(who, first)
    expect(amounts).toMatchObject({ service_fen: 3_000, discount_fen: 1_000, total_fen: 62_000 })
  })

  test('a coupon that would pay more of a higher fee does, shared by open supplements', async () => {
    const line = { unit_price_fen: 10_000 }
    const who = await someone()
    const couponId = await given.aCoupon(fay, who, { amount_fen: 1_800 })
    const [first, second] = (await paid(who, { items: 2, line, couponId })) as [string, string]
    await ask(who, first, 20_000)
    await ask(who, second, 20_000)
    // 5.00 more fee each: the coupon has 8.00 left, 5.00 for the first and 3.00 for the second.
    expect((await itemOf(who, first)).supplement).toMatchObject({ amount_fen: 10_000, service_fen: 0 })
    expect((await itemOf(who, second)).supplement).toMatchObject({ amount_fen: 10_200, service_fen: 200 })
    await pay(who, first)
    await pay(who, second)
    const { amounts } = await pageOf(who, first)
    expect(amounts).toMatchObject({ service_fen: 2_000, discount_fen: 1_800, total_fen: 40_200 })
  })

  test('a discount that a supplement counts on is gone with the coupon', async () => {
    const who = await someone()
    const couponId = await given.aCoupon(fay, who, { amount_fen: 1_000 })
    const ids = (await paid(who, { items: 2, line: { unit_price_fen: 5_000 }, couponId })) as [string, string]
    // The fee of 5.00 is paid by the coupon, and so would be 5.00 more.
    await ask(who, ids[0], 15_000)
    expect((await itemOf(who, ids[0])).supplement).toMatchObject({ amount_fen: 10_000, service_fen: 0 })
    await who.call('POST /order_items/{id}/cancel', { params: { id: ids[1] }, body: {} })
    await pay(who, ids[0])
    const row = await rowOf(ids[0])
    expect(row.service_fen + row.discount_fen).toBe(750)
    const { discount_fen } = await world.db
      .selectFrom('coupons')
      .where('id', '=', couponId)
      .select('discount_fen')
      .executeTakeFirstOrThrow()
    expect(discount_fen).toBe(row.discount_fen)
  })

  test('that goes back with the last item it paid for, no supplement counts on it any more', async () => {
    const who = await someone()
    const couponId = await given.aCoupon(fay, who, { amount_fen: 1_000 })
    const cart = [
      await given.aCartItem(who, { unit_price_fen: 10_000 }),
      await given.aCartItem(who, { unit_price_fen: 1 }),
    ]
    const coupons = [{ cart_item_id: cart[0]!, coupon_id: couponId }]
    const { amounts, contact } = await who.call('POST /orders/preview', {
      body: { cart_item_ids: cart, coupons },
    })
    const { order_ids } = await who.call('POST /orders', {
      body: { ...orderOf(cart, { totalFen: amounts.total_fen, contact }), coupons },
    })
    const order = await who.call('GET /orders/{id}', { params: { id: order_ids[0]! } })
    const [dear, cheap] = order.items.toSorted((a, b) => b.unit_price_fen - a.unit_price_fen)
    await given.money(world, who, amounts.total_fen)
    await who.call('POST /payments', {
      body: { order_ids, method: 'balance', expected_total_fen: amounts.total_fen },
    })
    await ask(who, cheap!.id, 10_001)
    expect((await itemOf(who, cheap!.id)).supplement).toMatchObject({ amount_fen: 10_000, service_fen: 0 })
    await who.call('POST /order_items/{id}/cancel', { params: { id: dear!.id }, body: {} })
    expect((await itemOf(who, cheap!.id)).supplement).toMatchObject({ amount_fen: 10_500, service_fen: 500 })
    await pay(who, cheap!.id)
    expect(await rowOf(cheap!.id)).toMatchObject({ service_fen: 500, discount_fen: 0 })
    const { items } = await who.call('GET /coupons')
    expect(items.find((coupon) => coupon.id === couponId)).toMatchObject({ state: 'usable' })
  })
})

test('with a plan, the fee of a higher price has the plan’s rate, and counts as saved by its month', async () => {
  const plan = await given.aPlan(fay, { name_en: 'High', service_per_mille: 20 })
  const who = await someone()
  await given.money(world, who, 3_000)
  await who.call('POST /plans/{id}/join', { params: { id: plan }, body: { expected_fen: 3_000 } })
  const [id] = await paid(who, { line: { unit_price_fen: 1 } })
  await ask(who, id, REAL_FEN)
  await pay(who, id)
  expect(await rowOf(id)).toMatchObject({ service_fen: 600, plan_saved_fen: 900, total_fen: 30_600 })
  const month = await world.db
    .selectFrom('plan_savings')
    .where('order_item_id', '=', id)
    .select((of) => of.fn.sum<number>('saved_fen').as('fen'))
    .executeTakeFirstOrThrow()
  expect(Number(month.fen)).toBe(900)
})

test('a refund that gives our fee back gives back the fee of the supplement too', async () => {
  const who = await someone()
  const [id] = await paid(who, { line: CHEAT })
  await refuse(id)
  await pay(who, id)
  await given.buy(lin, id, REAL_FEN, 0)
  const before = await available(who)
  await who.call('POST /order_items/{id}/refund', {
    params: { id },
    body: { cause: 'not_sent', reason: '' },
  })
  const { id: refundId } = await world.db
    .selectFrom('refund_cases')
    .where('order_item_id', '=', id)
    .select('id')
    .executeTakeFirstOrThrow()
  const decide = (staff: Person, step: 'grant' | 'pay_back') =>
    staff.call('POST /staff/refund_cases/{id}/decide', {
      params: { id: refundId },
      body: { step, note: '', ...(step === 'grant' ? { fault: 'ours' as const } : {}) },
    })
  await decide(lin, 'grant')
  await decide(fay, 'pay_back')
  expect((await available(who)) - before).toBe(31_500)
})
