import type { Reply } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { benefitOf, conditionsOf } from '../shared/rewards/coupon-words.ts'

type Coupon = Reply<'GET /coupons'>['items'][number]

const words = rewardsText.coupons
const LOOKS = { usable: 'done', used: 'working', expired: 'closed' } as const

/** One coupon: what it takes off, its conditions, where it came from and where it went. */
export function CouponCard({ coupon }: { coupon: Coupon }) {
  const { used } = coupon
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{benefitOf(coupon)}</h2>
        <StatusTag kind={LOOKS[coupon.state]}>{words.states[coupon.state]}</StatusTag>
      </div>
      <p className="text-ink-2">{conditionsOf(coupon)}</p>
      <p className="mt-2 text-sm text-ink-2">
        {coupon.name} · {words.sources[coupon.source]} · {words.goodUntil}{' '}
        <DateTime at={coupon.valid_until} />
      </p>
      {coupon.note && <p className="mt-1 text-sm">{coupon.note}</p>}
      {used && (
        <p className="mt-2 text-sm">
          <Link to={used.kind === 'order' ? to.order(used.id) : to.parcel(used.id)}>
            {words.usedOn[used.kind](used.number)}
          </Link>{' '}
          · <span className="num">{words.saved(money(used.discount_fen))}</span>
        </p>
      )}
    </Card>
  )
}
