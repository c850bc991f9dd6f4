import type { Reply } from '@longhaul/contract/routes.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { money } from '@longhaul/text/format.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { type Choice, RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { to } from '../../links.ts'
import { benefitOf, conditionsOf } from './coupon-words.ts'

export type CouponChoice = NonNullable<Reply<'POST /orders/preview'>['orders'][number]['coupons']>[number]

const words = rewardsText.choice

/**
 * The coupons for a bill: marks the best one, explains why others cannot be used here, and always allows
 * none.
 */
export function CouponPicker({
  label,
  choices,
  suggestedId,
  value,
  onChange,
}: {
  label: string
  choices: readonly CouponChoice[]
  suggestedId: string | null
  /** The selected coupon; empty for none. */
  value: string
  onChange: (couponId: string) => void
}) {
  const [all, setAll] = useState(false)
  const usable = choices.filter((choice) => choice.refusal === null)
  const closed = choices.filter((choice) => choice.refusal !== null)
  const shown = [...usable, ...(all || usable.length === 0 ? closed : [])]
  return (
    <div className="grid justify-items-start gap-3">
      {choices.length === 0 ? (
        <p className="text-ink-2">{words.empty}</p>
      ) : (
        <div className="w-full">
          <RadioGroup
            label={label}
            labelHidden
            unmarked
            look="cards"
            choices={[
              ...shown.map((entry) => toChoice(entry, suggestedId)),
              { value: '', label: words.none },
            ]}
            value={value}
            onChange={onChange}
          />
        </div>
      )}
      {usable.length > 0 && closed.length > 0 && (
        <Button size="small" guardMs={0} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.hideOthers : words.others(closed.length)}
        </Button>
      )}
      <Link className="inline-block py-1 text-sm" to={to.rewards()}>
        {words.more}
      </Link>
    </div>
  )
}

const toChoice = (coupon: CouponChoice, suggestedId: string | null): Choice => ({
  value: coupon.id,
  label: (
    <span className="flex flex-wrap items-center gap-x-2">
      <b className="font-medium">{benefitOf(coupon)}</b>
      {coupon.id === suggestedId && <Tag tone="ok">{words.best}</Tag>}
      <span className="basis-full text-sm text-ink-2">{coupon.name}</span>
    </span>
  ),
  hint: conditionsOf(coupon, coupon.valid_until),
  aside: coupon.refusal === null && words.saves(money(coupon.discount_fen)),
  disabledReason: coupon.refusal && errorText.reasons[coupon.refusal],
})
