import type { ItemAmounts } from '../orders/amounts.ts'
import type { CouponBill } from './coupon.ts'

/** An order as a coupon for the service fee sees it: it takes from the fee, and its minimum is measured by goods and domestic freight. */
export const orderCouponBill = (
  amounts: Pick<ItemAmounts, 'goodsFen' | 'freightFen' | 'serviceFen'>,
): CouponBill => ({
  purpose: 'service',
  feeFen: amounts.serviceFen,
  spendFen: amounts.goodsFen + amounts.freightFen,
})
