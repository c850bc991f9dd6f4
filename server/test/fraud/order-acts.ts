import { REFUND_CAUSES } from '@longhaul/domain/orders/refund.ts'
import type { RefundStage } from '@longhaul/domain/orders/refund-case.ts'
import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'
import * as given from '../given.ts'
import { topUp } from './money-acts.ts'
import { type Act, NOTHING, type Ring, idsOf, ownerOf, pickOf, shopper } from './ring.ts'
import { PRICE_FEN } from './true-values.ts'

/* Orders, from the cart to the shelf and back. What staff do here they do honestly. */

export const ORDER_ACTS = {
  order: async (ring, n) => {
    const unit_price_fen = n % 2 ? PRICE_FEN : 1
    const couponId = n % 6 === 3 ? await aCoupon(ring, n, 'service') : undefined
    const { itemIds } = await given.anOrder(shopper(ring), {
      line: { unit_price_fen },
      ...(couponId ? { couponId } : {}),
    })
    ring.itemIds.push(...itemIds)
  },
  changePrice: async (ring, n) => {
    const item = await anItem(ring, n, 'pending_payment')
    if (!item) return NOTHING
    const body = {
      unit_price_fen: n % 2 ? 1 : 299,
      price_reason: 'negotiated',
      price_reason_text: '',
    } as const
    return await item.owner.call('PUT /order_items/{id}/price', { params: { id: item.id }, body })
  },
  pay: async (ring, n) => {
    const item = await anItem(ring, n, 'pending_payment')
    if (!item) return NOTHING
    const { amounts } = await item.owner.call('GET /orders/{id}', { params: { id: item.order_id } })
    await topUp(ring, item.owner, amounts.total_fen)
    return await item.owner.call('POST /payments', {
      body: { order_ids: [item.order_id], method: 'balance', expected_total_fen: amounts.total_fen },
    })
  },
  paySupplement: async (ring, n) => {
    const due = await ring.world.db
      .selectFrom('supplements')
      .where('shopper_id', 'in', idsOf(ring))
      .where('paid_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .orderBy('created_at')
      .orderBy('amount_fen')
      .select(['id', 'amount_fen', 'shopper_id'])
      .execute()
    const one = pickOf(due, n)
    if (!one) return NOTHING
    await topUp(ring, ownerOf(ring, one), one.amount_fen)
    return await ownerOf(ring, one).call('POST /payments', {
      body: { supplement_ids: [one.id], method: 'balance', expected_total_fen: one.amount_fen },
    })
  },
  cancel: async (ring, n) => {
    const item = await anItem(ring, n, 'pending_payment', 'in_review', 'supplement_due')
    if (!item) return NOTHING
    return await item.owner.call('POST /order_items/{id}/cancel', { params: { id: item.id }, body: {} })
  },
  /** A price that the shopper changed to less than the page's is refused; everything else is approved. */
  review: async (ring, n) => {
    const item = await anItem(ring, n, 'in_review')
    if (!item) return NOTHING
    const params = { id: item.id }
    const { call } = ring.crew.buyer
    if (item.page_price_fen === null || item.goods_fen >= item.page_price_fen)
      return await call('POST /staff/order_items/{id}/approve', { params, body: {} })
    const body = { reason: 'The seller wants more' }
    return await call('POST /staff/order_items/{id}/refuse_price', { params, body })
  },
  /** Bought at the seller's price, of which the shopper is asked first if less was paid. */
  purchase: async (ring, n) => {
    const item = await anItem(ring, n, 'to_purchase')
    if (!item) return NOTHING
    if (item.goods_fen >= PRICE_FEN) return await given.buy(ring.crew.buyer, item.id, PRICE_FEN)
    const body = { kind: 'price', goods_fen: PRICE_FEN, freight_fen: 0, note: 'It costs more' } as const
    return await ring.crew.buyer.call('POST /staff/order_items/{id}/ask', { params: { id: item.id }, body })
  },
  answer: async (ring, n) => {
    const item = await anItem(ring, n, 'awaiting_customer')
    if (!item) return NOTHING
    const params = { id: item.id }
    return await item.owner.call('POST /order_items/{id}/answer', { params, body: { accept: n % 5 > 0 } })
  },
  receive: async (ring, n) => {
    const item = await anItem(ring, n, 'purchased')
    if (!item) return NOTHING
    const number = await given.sellerSends(ring.world, ring.crew.buyer, item.id, given.trackingNumber())
    const { items } = await given.scan(ring.crew.packer, number)
    for (const { id } of items) {
      await given.inspect(ring.world, ring.crew.packer, id)
      await given.shelve(ring.crew.packer, id)
    }
    return undefined
  },
  askRefund: async (ring, n) => {
    const item = await anItem(ring, n, 'to_purchase', 'purchased', 'in_stock')
    if (!item) return NOTHING
    const cause = pickOf(REFUND_CAUSES, n)!
    return await item.owner.call('POST /order_items/{id}/refund', {
      params: { id: item.id },
      body: { cause, reason: 'look' },
    })
  },
  cancelRefund: async (ring, n) => {
    const one = pickOf(await refundCases(ring, 'requested'), n)
    if (!one) return NOTHING
    const params = { id: one.order_item_id }
    return await ownerOf(ring, one).call('POST /order_items/{id}/cancel_refund', { params, body: {} })
  },
  /** What was asked for is granted, and paid back. */
  refund: async (ring, n) => {
    const one = pickOf(await refundCases(ring, 'requested', 'to_refund'), n)
    if (!one) return NOTHING
    const params = { id: one.id }
    const { support, finance } = ring.crew
    if (one.stage === 'requested')
      return await support.call('POST /staff/refund_cases/{id}/decide', {
        params,
        body: { step: 'grant', note: '' },
      })
    return await finance.call('POST /staff/refund_cases/{id}/decide', {
      params,
      body: { step: 'pay_back', note: '' },
    })
  },
} satisfies Record<string, Act>

/** One of the ring's items at one of these stages, with the account that ordered it. */
export async function anItem(ring: Ring, n: number, ...stages: ItemStage[]) {
  const rows = await ring.world.db
    .selectFrom('order_items')
    .where('shopper_id', 'in', idsOf(ring))
    .where('stage', 'in', stages)
    .select(['id', 'order_id', 'goods_fen', 'shopper_id', 'page_price_fen'])
    .execute()
  const inOrder = rows.toSorted((one, other) => ring.itemIds.indexOf(one.id) - ring.itemIds.indexOf(other.id))
  const item = pickOf(inOrder, n)
  return item && { ...item, owner: ownerOf(ring, item) }
}

const refundCases = (ring: Ring, ...stages: RefundStage[]) =>
  ring.world.db
    .selectFrom('refund_cases')
    .where('shopper_id', 'in', idsOf(ring))
    .where('stage', 'in', stages)
    .orderBy('created_at')
    .select(['id', 'stage', 'order_item_id', 'shopper_id'])
    .execute()

/** An unused coupon of the account that acts. */
export async function aCoupon(ring: Ring, n: number, purpose: 'service' | 'shipping') {
  const rows = await ring.world.db
    .selectFrom('coupons')
    .where('shopper_id', '=', shopper(ring).id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .orderBy('created_at')
    .orderBy('amount_fen')
    .select('id')
    .execute()
  return pickOf(rows, n)?.id
}
