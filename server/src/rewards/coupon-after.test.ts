import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'

/*
 * Part of an order with a coupon is cancelled or refunded: what the coupon pays for the rest, and who bears
 * the difference.
 */

const world = testWorld()
let lin: Person
let fay: Person

beforeAll(async () => {
  lin = await world.staff('lin', ['support', 'buyer'])
  fay = await world.staff('fay', ['finance'])
})

const couponOf = async (who: Person, id: string) =>
  (await who.call('GET /coupons')).items.find((coupon) => coupon.id === id)!
const available = async (who: Person) => (await who.call('GET /funds')).available_fen
const cancel = async (who: Person, id: string) =>
  (await who.call('POST /order_items/{id}/cancel', { params: { id }, body: {} })).released_fen
const orderOf = (who: Person, id: string) => who.call('GET /orders/{id}', { params: { id } })
const refund = (who: Person, id: string, cause: 'changed_mind' | 'not_sent', quantity?: number) =>
  who.call('POST /order_items/{id}/refund', {
    params: { id },
    body: { cause, reason: '', ...(quantity ? { quantity } : {}) },
  })
/** The shop's cost of coupons, in fen. */
async function marketingFen(): Promise<number> {
  const { rows } = await sql<{ fen: number }>`
    select coalesce(sum(case when a.id = p.from_account_id then p.amount else -p.amount end), 0)::bigint as fen
    from ledger_postings p join ledger_accounts a on a.id in (p.from_account_id, p.to_account_id)
    where a.kind = 'marketing'`.execute(world.db)
  return rows[0]!.fen
}

/**
 * A paid order of two items of 200.00 yuan, with a fee of 5 %, of which a coupon with a minimum of 300.00
 * yuan pays 10.00.
 */
async function aPaidPair(name: string, line: { quantity?: number } = {}) {
  const who = await world.shopper(name)
  const couponId = await given.aCoupon(fay, who, { amount_fen: 1_000, minimum_fen: 30_000 })
  const order = await given.aPaidOrder(world, who, {
    items: line.quantity ? 1 : 2,
    line: { unit_price_fen: 20_000, ...line },
    couponId,
  })
  expect(order.totalFen).toBe(41_000)
  return { who, order, couponId, first: order.itemIds[0]!, second: order.itemIds.at(-1)! }
}

async function buy(id: string, goods_fen = 20_000): Promise<void> {
  await lin.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
  await given.buy(lin, id, goods_fen)
}

async function askDearer(id: string): Promise<void> {
  await lin.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
  await lin.call('POST /staff/order_items/{id}/ask', {
    params: { id },
    body: { kind: 'price', note: 'dearer now', goods_fen: 30_000, freight_fen: 0 },
  })
}

async function grant(fault?: 'ours' | 'seller'): Promise<void> {
  const { items } = await fay.call('GET /staff/refund_cases')
  for (const [who, step] of [
    [lin, 'grant'],
    [fay, 'pay_back'],
  ] as const)
    await who.call('POST /staff/refund_cases/{id}/decide', {
      params: { id: items[0]!.id },
      body: { step, note: '', ...(fault && step === 'grant' ? { fault } : {}) },
    })
}

describe('by the shopper’s own choice', () => {
  test('one of two is cancelled: the other costs what it would have cost alone, and the coupon is returned', async () => {
    const { who, order, couponId, second } = await aPaidPair('ana')
    expect(await cancel(who, second)).toBe(20_000)
    expect(await available(who)).toBe(20_000)
    const { amounts } = await orderOf(who, order.id)
    expect(amounts).toMatchObject({ goods_fen: 20_000, service_fen: 1_000, total_fen: 21_000 })
    expect(amounts.discount_fen).toBeUndefined()
    expect(await couponOf(who, couponId)).toMatchObject({ state: 'usable', used: null })
    await buy(order.itemIds[0]!)
    expect(await available(who)).toBe(20_000)
  })

  test('the whole order is cancelled: everything is refunded', async () => {
    const { who, order, couponId } = await aPaidPair('bea')
    const { released_fen } = await who.call('POST /orders/{id}/cancel', {
      params: { id: order.id },
      body: {},
    })
    expect([released_fen, await available(who)]).toEqual([41_000, 41_000])
    expect((await couponOf(who, couponId)).state).toBe('usable')
  })

  test('the deduction never exceeds the refund: cancelling a filler refunds nothing', async () => {
    const who = await world.shopper('cleo')
    const couponId = await given.aCoupon(fay, who, { amount_fen: 1_500, minimum_fen: 30_000 })
    const [expensive, filler] = [
      await given.aCartItem(who, { unit_price_fen: 29_000 }),
      await given.aCartItem(who, { unit_price_fen: 1_000 }),
    ]
    const placed = await who.call('POST /orders', {
      body: {
        cart_item_ids: [expensive, filler],
        coupons: [{ cart_item_id: expensive, coupon_id: couponId }],
        warehouse_id: 'GZ1',
        contact: who.email,
        remark: '',
        expected_total_fen: 30_000,
        accept_terms: true,
      },
    })
    const id = placed.order_ids[0]!
    await given.money(world, who, 30_000)
    await given.pay(who, { id, number: '', itemIds: [], totalFen: 30_000 })
    const { items } = await orderOf(who, id)
    expect(await cancel(who, items[1]!.id)).toBe(0)
    expect((await orderOf(who, id)).amounts).toMatchObject({ discount_fen: 450, total_fen: 30_000 })
    expect((await couponOf(who, couponId)).used).toMatchObject({ discount_fen: 450 })
  })

  test('the other is already bought: we get back what the coupon paid of it', async () => {
    const before = await marketingFen()
    const { who, couponId, first, second } = await aPaidPair('dan')
    await buy(first)
    expect((await marketingFen()) - before).toBe(500)
    expect(await cancel(who, second)).toBe(20_000)
    expect(await marketingFen()).toBe(before)
    expect((await couponOf(who, couponId)).state).toBe('usable')
  })

  test('a bought item is refunded: the fee has been earned, and the coupon must still meet its minimum', async () => {
    const { who, couponId, first, second } = await aPaidPair('eve')
    await buy(first)
    await buy(second)
    await refund(who, second, 'changed_mind')
    await grant()
    // The goods, less the 10.00 yuan that the coupon paid of both items' fees.
    expect(await available(who)).toBe(19_000)
    expect((await couponOf(who, couponId)).state).toBe('usable')
  })

  test('pieces are removed one after the other: the rest costs as if only that number had been ordered', async () => {
    const { who, order, couponId, first } = await aPaidPair('fin', { quantity: 2 })
    expect(await refund(who, first, 'changed_mind', 1)).toMatchObject({ amount_fen: 20_000 })
    expect((await orderOf(who, order.id)).amounts).toMatchObject({ service_fen: 1_000, total_fen: 21_000 })
    expect((await couponOf(who, couponId)).state).toBe('usable')
    expect(await cancel(who, first)).toBe(21_000)
    expect(await available(who)).toBe(41_000)
  })

  test('before payment, the rest simply costs more', async () => {
    const who = await world.shopper('gus')
    const couponId = await given.aCoupon(fay, who, { amount_fen: 1_000, minimum_fen: 30_000 })
    const order = await given.anOrder(who, { items: 2, line: { unit_price_fen: 20_000 }, couponId })
    await cancel(who, order.itemIds[1]!)
    expect((await orderOf(who, order.id)).amounts.total_fen).toBe(21_000)
    expect((await couponOf(who, couponId)).state).toBe('usable')
  })
})

describe('not by the shopper’s choice', () => {
  test('a cancellation by staff does not count against the shopper', async () => {
    const { who, couponId, second } = await aPaidPair('hal')
    await lin.call('POST /staff/order_items/{id}/cancel', {
      params: { id: second },
      body: { reason: 'sold out' },
    })
    expect(await available(who)).toBe(20_500)
    expect((await couponOf(who, couponId)).used).toMatchObject({ discount_fen: 500 })
  })

  test('neither does declining a change by the seller', async () => {
    const { who, couponId, second } = await aPaidPair('ida')
    await askDearer(second)
    await who.call('POST /order_items/{id}/answer', { params: { id: second }, body: { accept: false } })
    expect(await available(who)).toBe(20_500)
    expect((await couponOf(who, couponId)).used).toMatchObject({ discount_fen: 500 })
  })

  test('nor does cancelling instead of answering, the item or its order', async () => {
    const cancelOrder = (who: Person, id: string) =>
      who.call('POST /orders/{id}/cancel', { params: { id }, body: {} })
    for (const [name, leave] of [
      ['lea', (pair) => cancel(pair.who, pair.second)],
      ['max', (pair) => refund(pair.who, pair.second, 'changed_mind')],
      ['nia', (pair) => cancelOrder(pair.who, pair.order.id)],
    ] as [string, (pair: Awaited<ReturnType<typeof aPaidPair>>) => Promise<unknown>][]) {
      const pair = await aPaidPair(name)
      await buy(pair.first)
      await askDearer(pair.second)
      await leave(pair)
      expect(await available(pair.who)).toBe(20_500)
      expect((await couponOf(pair.who, pair.couponId)).used).toMatchObject({ discount_fen: 500 })
    }
  })

  test('a refund by our fault deducts only its own share', async () => {
    const { who, couponId, first, second } = await aPaidPair('jon')
    await buy(first)
    await buy(second)
    await refund(who, second, 'not_sent')
    await grant('ours')
    expect(await available(who)).toBe(20_500)
    expect((await couponOf(who, couponId)).state).toBe('used')
  })
})

test('a coupon left without effect by a price change is returned when the order is paid', async () => {
  const who = await world.shopper('kim')
  const couponId = await given.aCoupon(fay, who, { amount_fen: 100, minimum_fen: 3_000 })
  const order = await given.anOrder(who, { couponId })
  const { total_fen } = await who.call('PUT /order_items/{id}/price', {
    params: { id: order.itemIds[0]! },
    body: { unit_price_fen: 2_000, price_reason: 'negotiated', price_reason_text: '' },
  })
  expect((await couponOf(who, couponId)).state).toBe('used')
  await given.money(world, who, total_fen)
  await given.pay(who, { ...order, totalFen: total_fen })
  expect((await couponOf(who, couponId)).state).toBe('usable')
})
