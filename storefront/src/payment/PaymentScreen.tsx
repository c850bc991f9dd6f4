import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { LinkExpired } from '@longhaul/ui/illustrations/LinkExpired.tsx'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { type ReactNode, useState } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { Aside } from './Aside.tsx'
import { FollowLinks } from './FollowLinks.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { type Payable, usePayable } from './use-payable.ts'

/**
 * Pays orders, a package, or extra payments: one block with the amount, the methods and the single button.
 */
export default function PaymentScreen() {
  const payable = usePayable()
  return payable ? <Asked key={JSON.stringify(payable)} payable={payable} /> : <Nothing />
}

function Asked({ payable }: { payable: Payable }) {
  const preview = useCall('POST /payments/preview', { body: payable })
  // After the payment the result page is loading: what the server now reports about the order must not be
  // shown here.
  const [paid, setPaid] = useState(false)
  if (preview.error?.error === 'transition_not_allowed' && !paid)
    return (
      <NothingToPay picture={<LinkExpired />} {...paymentText.closed} action={<FollowLinks things={[]} />}>
        {preview.error.message}
      </NothingToPay>
    )
  if (preview.error?.reason === 'address_unprintable')
    return (
      <NothingToPay
        {...paymentText.unprintable}
        action={
          <ButtonLink type="primary" to={to.parcel(payable.parcel_id ?? '')}>
            {paymentText.toParcel}
          </ButtonLink>
        }
      >
        {Object.values(preview.error.fields).join(' ')}
      </NothingToPay>
    )
  const skeleton = (
    <Page title={paymentText.titlePlain} width="form">
      <Skeleton kind="card" />
    </Page>
  )
  return (
    <Loaded of={preview} skeleton={skeleton}>
      {(found) =>
        found.already_paid && !paid ? (
          <NothingToPay
            picture={<PaySuccess />}
            {...paymentText.paidAlready}
            action={<FollowLinks things={found.items} />}
          />
        ) : (
          <Page title={paymentText.title(moneyWithCode(found.total_fen))} heading={paymentText.titlePlain}>
            <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] lg:gap-14">
              <PaymentForm preview={found} onPaid={() => setPaid(true)} />
              <Aside {...paymentText.aside} />
            </div>
          </Page>
        )
      }
    </Loaded>
  )
}

function Nothing() {
  const { title, text, orders, cart } = paymentText.nothing
  return (
    <NothingToPay
      title={title}
      text={text}
      action={
        <>
          <ButtonLink type="primary" to={to.orders('pending_payment')}>
            {orders}
          </ButtonLink>
          <ButtonLink to={to.cart()}>{cart}</ButtonLink>
        </>
      }
    />
  )
}

/** Says that there is nothing to pay, and why. */
function NothingToPay({
  picture,
  title,
  text,
  action,
  children,
}: {
  picture?: ReactNode
  title: string
  text: string
  action: ReactNode
  children?: ReactNode
}) {
  return (
    <Page title={title} headingHidden>
      <EmptyState picture={picture} title={title} action={action}>
        {text}
        {children && <p className="mt-2 text-sm">{children}</p>}
      </EmptyState>
    </Page>
  )
}
