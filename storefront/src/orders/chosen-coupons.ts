import type { Reply } from '@longhaul/contract/routes.ts'

/** The coupon of each order; an order is identified by one of its lines. */
export type ChosenCoupons = { cart_item_id: string; coupon_id: string }[]

/** The coupons included in a preview. */
export const chosenIn = ({ orders }: Reply<'POST /orders/preview'>): ChosenCoupons =>
  orders.flatMap(({ cart_item_ids: [line], coupon_id: couponId }) =>
    line && couponId ? [{ cart_item_id: line, coupon_id: couponId }] : [],
  )
