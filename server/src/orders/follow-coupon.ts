import { sumFen } from '@longhaul/domain/money/fen.ts'
import type { Doing } from '../platform/job-call.ts'
import { giveBackCoupon, updateCouponDiscount } from '../rewards/public.ts'
import { listDiscountsOfOrder } from './sql-detail.ts'

/**
 * After an item was cancelled or made smaller: with the last of an order's items its coupon comes back; before that the coupon pays what the
 * rest of the order says.
 */
export async function followCoupon(
  doing: Doing,
  orderId: string,
  by: { actor: 'shopper' | 'staff' | 'system'; actorId: string | null },
): Promise<void> {
  const items = await listDiscountsOfOrder(doing.tx, orderId)
  const open = items.filter((item) => item.stage !== 'cancelled')
  if (open.length === 0) return await giveBackCoupon(doing, { orderId }, by)
  await updateCouponDiscount(doing.tx, { orderId }, sumFen(open.map((item) => item.discount_fen)))
}
