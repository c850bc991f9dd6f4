import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CouponPicker } from '../shared/rewards/CouponPicker.tsx'
import type { Confirm } from './use-confirm.ts'

/** A coupon for the freight: the best for the chosen line unless another, or none, is chosen. */
export function CouponSection({ confirm: { line, form, updating } }: { confirm: Confirm }) {
  if (!line) return null
  const { title } = rewardsText.choice
  return (
    <Card title={title} aria-busy={updating}>
      <CouponPicker
        label={title}
        choices={line.coupons ?? []}
        suggestedId={line.suggested_coupon_id ?? null}
        value={line.coupon_id ?? ''}
        onChange={(id) => form.set('coupon', id)}
      />
    </Card>
  )
}
