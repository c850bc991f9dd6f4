import type { Reply } from '@longhaul/contract/routes.ts'

/** Which coupon goes with which order, which is named by one of its lines. */
export type ChosenCoupons = { cart_item_id: string; coupon_id: string }[]

/** The coupons that a preview counts. */
export const chosenIn = ({ orders }: Reply<'POST /orders/preview'>): ChosenCoupons =>
  orders.flatMap(({ cart_item_ids: [line], coupon_id: couponId }) =>
    line && couponId ? [{ cart_item_id: line, coupon_id: couponId }] : [],
  )
