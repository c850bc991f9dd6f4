import type { ItemAmounts } from './amounts.ts'
import type { CouponBill } from '../rewards/coupon.ts'

/**
 * An order as a bill for a coupon: the coupon reduces the service fee, and its minimum applies to goods and
 * domestic freight.
 */
export const orderCouponBill = (
  amounts: Pick<ItemAmounts, 'goodsFen' | 'freightFen' | 'serviceFen'>,
): CouponBill => ({
  purpose: 'service',
  feeFen: amounts.serviceFen,
  spendFen: amounts.goodsFen + amounts.freightFen,
})
