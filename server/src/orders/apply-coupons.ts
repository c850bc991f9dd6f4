import type { Fen } from '@longhaul/domain/money/fen.ts'
import { sumAmounts, withDiscount } from '@longhaul/domain/orders/amounts.ts'
import type { CouponBill } from '@longhaul/domain/rewards/coupon.ts'
import { orderCouponBill } from '@longhaul/domain/orders/order-bill.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import type { PricedOrder } from './price-orders.ts'

/** Which coupon to use on which order. An order is identified by any one of its cart lines. */
export type ChosenCoupons = readonly { cart_item_id: string; coupon_id: string }[]

/**
 * The coupon of each order, or null. Refuses a line of none of the orders, two coupons on one order, and one
 * coupon on two orders.
 */
export function couponsByOrder(orders: readonly PricedOrder[], chosen: ChosenCoupons): (string | null)[] {
  const ids: (string | null)[] = orders.map(() => null)
  for (const { cart_item_id, coupon_id } of chosen) {
    const at = orders.findIndex((order) => order.lines.some(({ row }) => row.id === cart_item_id))
    if (at < 0) throw badInput({ coupons: 'unknown' })
    if (ids[at] !== null) throw badInput({ coupons: 'too_many' })
    if (ids.includes(coupon_id)) throw new Refusal('coupon_used', { coupon_id })
    ids[at] = coupon_id
  }
  return ids
}

/** An order as a bill that a coupon's rule is applied to. */
export const billOf = (order: PricedOrder): CouponBill => orderCouponBill(order.amounts)

/** An order with its coupon's discount spread over its lines. */
export function discounted(order: PricedOrder, coupon: { id: string; discountFen: Fen }): PricedOrder {
  const items = withDiscount(
    order.lines.map((line) => line.amounts),
    coupon.discountFen,
  )
  return {
    ...order,
    lines: order.lines.map((line, index) => ({ ...line, amounts: items[index]! })),
    amounts: sumAmounts(items),
    coupon,
  }
}
