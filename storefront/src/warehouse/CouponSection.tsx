import { money } from '@longhaul/text/format.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { CouponPicker } from '../shared/rewards/CouponPicker.tsx'
import type { Confirm } from './use-confirm.ts'

/**
 * A coupon for the freight: the best one for the chosen line unless the shopper chooses another, or none.
 * Renders nothing for shoppers without coupons.
 */
export function CouponSection({ confirm: { line, form, updating } }: { confirm: Confirm }) {
  const choices = line?.coupons ?? []
  if (!line || choices.length === 0) return null
  const off = line.fees.find((fee) => fee.kind === 'coupon')
  const { title } = rewardsText.choice
  return (
    <Folded title={title} sum={off && money(off.fee_fen)}>
      <div className="pb-5" aria-busy={updating}>
        <CouponPicker
          label={title}
          choices={choices}
          suggestedId={line.suggested_coupon_id ?? null}
          value={line.coupon_id ?? ''}
          onChange={(id) => form.set('coupon', id)}
        />
      </div>
    </Folded>
  )
}
