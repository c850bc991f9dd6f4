import { money } from '@longhaul/text/format.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { CouponPicker } from '../shared/rewards/CouponPicker.tsx'
import { type ChosenCoupons, chosenIn } from './chosen-coupons.ts'
import type { Preview } from './use-confirm-form.ts'

const words = rewardsText.choice
type Part = { preview: Preview; onChange: (coupons: ChosenCoupons) => void }

/**
 * A coupon for each order about to be placed: the best is used unless the shopper chooses another, or none.
 * Each order has a line with its saving. Renders nothing where there is no coupon that could be used.
 */
export function OrderCoupons({ preview, onChange }: Part) {
  const { orders } = preview
  const offered = orders.flatMap((order, index) =>
    (order.coupons ?? []).some(({ refusal }) => refusal === null) ? [index] : [],
  )
  if (offered.length === 0) return null
  return (
    <div>
      {offered.map((index) => {
        const label = orders.length === 1 ? words.title : words.titleOf(index + 1, orders.length)
        const savedFen = orders[index]?.amounts.discount_fen ?? 0
        return (
          <Folded key={index} title={label} sum={savedFen > 0 ? money(-savedFen) : words.none}>
            <div className="pb-4">
              <OrderCoupon preview={preview} onChange={onChange} index={index} label={label} />
            </div>
          </Folded>
        )
      })}
    </div>
  )
}

function OrderCoupon({ preview, onChange, index, label }: Part & { index: number; label: string }) {
  const order = preview.orders[index]!
  const line = order.cart_item_ids[0] ?? ''
  function choose(couponId: string) {
    // A coupon can only be used for one order: choosing it here removes it from the other order.
    const others = chosenIn(preview).filter(
      (entry) => entry.cart_item_id !== line && entry.coupon_id !== couponId,
    )
    onChange(couponId ? [...others, { cart_item_id: line, coupon_id: couponId }] : others)
  }
  return (
    <CouponPicker
      label={label}
      choices={order.coupons ?? []}
      suggestedId={order.suggested_coupon_id ?? null}
      value={order.coupon_id ?? ''}
      onChange={choose}
    />
  )
}
