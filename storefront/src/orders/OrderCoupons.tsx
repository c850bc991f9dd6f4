import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CouponPicker } from '../shared/rewards/CouponPicker.tsx'
import { type ChosenCoupons, chosenIn } from './chosen-coupons.ts'
import type { Preview } from './use-confirm-form.ts'

const words = rewardsText.choice

/** A coupon for each order that is about to be placed: the best is taken unless another, or none, is chosen. Nothing where there is none to choose. */
export function OrderCoupons({
  preview,
  onChange,
}: {
  preview: Preview
  onChange: (coupons: ChosenCoupons) => void
}) {
  const { orders } = preview
  return orders.map((order, index) => {
    if ((order.coupons ?? []).length === 0) return null
    const line = order.cart_item_ids[0] ?? ''
    const title = orders.length === 1 ? words.title : words.titleOf(index + 1, orders.length)
    const choose = (couponId: string) => {
      // One coupon is for one order: where it was on another, it is taken from there.
      const others = chosenIn(preview).filter(
        (entry) => entry.cart_item_id !== line && entry.coupon_id !== couponId,
      )
      onChange(couponId ? [...others, { cart_item_id: line, coupon_id: couponId }] : others)
    }
    return (
      <Card key={line} title={title}>
        <CouponPicker
          label={title}
          choices={order.coupons ?? []}
          suggestedId={order.suggested_coupon_id ?? null}
          value={order.coupon_id ?? ''}
          onChange={choose}
        />
      </Card>
    )
  })
}
