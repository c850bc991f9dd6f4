import type { Reply } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { benefitOf, conditionsOf } from '../shared/rewards/coupon-words.ts'

type Coupon = Reply<'GET /coupons'>['items'][number]

const words = rewardsText.coupons

/**
 * One coupon: what it takes off, its conditions, where it came from and where it was used. Its state is that
 * of the list that it is in.
 */
export function CouponRow({ coupon }: { coupon: Coupon }) {
  const { used } = coupon
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline">
      <div className="min-w-0">
        <h2 className="text-xl">{benefitOf(coupon)}</h2>
        <p className="text-ink-2">{conditionsOf(coupon)}</p>
        {coupon.note && <p className="mt-1 text-sm">{coupon.note}</p>}
        {used && (
          <p className="mt-1 text-sm">
            <Link to={used.kind === 'order' ? to.order(used.id) : to.parcel(used.id)}>
              {words.usedOn[used.kind](used.number)}
            </Link>{' '}
            · <span className="num">{words.saved(money(used.discount_fen))}</span>
          </p>
        )}
      </div>
      <p className="text-sm text-ink-2 md:text-end">
        <span className="md:block">
          {words.goodUntil} <DateTime at={coupon.valid_until} />
        </span>
        <span className="md:hidden"> · </span>
        <span className="md:block">
          {coupon.name} · {words.sources[coupon.source]}
        </span>
      </p>
    </li>
  )
}
