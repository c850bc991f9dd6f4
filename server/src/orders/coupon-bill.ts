import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { keptOf } from '@longhaul/domain/orders/refund.ts'
import type { Tx } from '../platform/database/db.ts'
import { listDiscountsOfOrder } from './sql-detail.ts'

/** An item of an order as far as its coupon is concerned. */
export type CouponedItem = Awaited<ReturnType<typeof listDiscountsOfOrder>>[number]

/** The items that remain of an order, in its order. The caller has locked the shopper's balance. */
export const listRemaining = async (tx: Tx, orderId: string): Promise<CouponedItem[]> =>
  (await listDiscountsOfOrder(tx, orderId)).filter((item) => item.stage !== 'cancelled')

/** What the coupon pays of an item's fee. */
export const couponShare = (item: CouponedItem): Fen => Math.max(0, item.discount_fen - item.given_up_fen)

/**
 * The rest of an order as a bill for its coupon: the fee still charged, and the spend on what is still
 * bought, which must reach the minimum.
 */
export function couponBillOf(items: readonly CouponedItem[]) {
  const kept = items.filter((item) => item.stage !== 'refunded')
  const spend = kept.map((entry) => {
    const pieces = { quantity: entry.quantity, refundedQuantity: entry.refunded_quantity }
    return keptOf(entry.goods_fen, pieces) + entry.freight_fen
  })
  const feeFen = sumFen(items.map((item) => item.service_fen + item.discount_fen))
  return { purpose: 'service' as const, feeFen, spendFen: sumFen(spend) }
}
