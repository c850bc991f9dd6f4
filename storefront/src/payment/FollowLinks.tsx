import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { type PaidThing, pageOf } from './use-payable.ts'

/** Links to what was paid for. */
export function FollowLinks({ things }: { things: readonly PaidThing[] }) {
  const [first] = things
  const page = pageOf(things)
  return (
    <>
      {first && page === 'order' && (
        <ButtonLink type="primary" to={to.order(first.id)}>
          {paymentText.toOrder}
        </ButtonLink>
      )}
      {first && page === 'parcel' && (
        <ButtonLink type="primary" to={to.parcel(first.id)}>
          {paymentText.toParcel}
        </ButtonLink>
      )}
      {page !== 'parcel' && (
        <ButtonLink type={page === 'orders' ? 'primary' : 'assistWhite'} to={to.orders()}>
          {paymentText.toOrders}
        </ButtonLink>
      )}
    </>
  )
}
