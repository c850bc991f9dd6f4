import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import { COUPON_STATES, type CouponState } from '@longhaul/domain/rewards/coupon.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { CodeForm } from './CodeForm.tsx'
import { CouponRow } from './CouponRow.tsx'

const words = rewardsText.coupons

/** The shopper's coupons by state, and the field for a code. */
export function CouponsTab() {
  const [param, setState] = useSearchParam('state', { replace: true })
  const state = COUPON_STATES.find((couponState) => couponState === param) ?? 'usable'
  const pages = usePages('GET /coupons', { state })
  const counts = pages.data?.first?.counts
  const nameOf = (couponState: CouponState) =>
    words.shown(words.states[couponState], counts?.[couponState] ?? '…')
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-4">
        <RadioGroup
          label={words.show}
          labelHidden
          unmarked
          look="row"
          choices={COUPON_STATES.map((couponState) => ({ value: couponState, label: nameOf(couponState) }))}
          value={state}
          onChange={(entry) => setState(entry === 'usable' ? '' : entry)}
        />
        <Loaded of={pages} skeleton={<Skeleton kind="card" count={3} />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={words.empty[state]}>{state === 'usable' && words.emptyHint}</EmptyState>
            ) : (
              <div aria-busy={pages.isStale}>
                <ul className="border-t border-line" aria-label={words.list}>
                  {items.map((coupon) => (
                    <CouponRow key={coupon.id} coupon={coupon} />
                  ))}
                </ul>
                <MorePages of={pages} shown={items.length} />
              </div>
            )
          }
        </Loaded>
      </div>
      <CodeForm onGot={() => setState('')} />
    </div>
  )
}
