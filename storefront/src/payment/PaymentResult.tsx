import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { LinkButton } from '@longhaul/ui/button/LinkButton.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { FollowLinks } from './FollowLinks.tsx'
import type { PaidFor } from './PaidGoods.tsx'
import { providerPageOf } from './provider-page.ts'
import { ResultCard } from './ResultCard.tsx'
import { PaidTicket } from './PaidTicket.tsx'
import { payPageOf } from './use-payable.ts'
import { usePayment } from './use-poll.ts'

const say = paymentText.result
type Payment = Reply<'GET /payments/{id}'>

/** The result of a payment, or that it is still pending. */
export function PaymentResult({ id }: { id: string }) {
  const payment = usePayment(id)
  const skeleton = (
    <Page title={say.title} width="form">
      <Skeleton kind="card" />
    </Page>
  )
  return (
    <Loaded of={payment} skeleton={skeleton}>
      {(found) => <Result payment={found} />}
    </Loaded>
  )
}

function Result({ payment }: { payment: Payment }) {
  if (payment.stage === 'succeeded') return <PaidTicket payment={payment} />
  if (payment.stage === 'created') return <Pending payment={payment} />
  const receipt = receiptOf(payment)
  if (payment.kept_on_balance)
    return (
      <ResultCard
        tone="pending"
        title={say.kept}
        receipt={receipt}
        actions={
          <>
            <ButtonLink type="primary" to={to.funds()}>
              {say.toFunds}
            </ButtonLink>
            <FollowLinks things={payment.items} />
          </>
        }
      >
        <p>{say.keptText}</p>
      </ResultCard>
    )
  return (
    <ResultCard
      tone="failed"
      title={payment.stage === 'expired' ? say.expired : say.failed}
      receipt={receipt}
      actions={
        <>
          <ButtonLink type="primary" to={payPageOf(payment.items)}>
            {say.tryAgain}
          </ButtonLink>
          <ButtonLink to={to.orders()}>{paymentText.toOrders}</ButtonLink>
        </>
      }
    >
      <FailureReason failure={payment.failure} />
      <p>{say.failedText}</p>
    </ResultCard>
  )
}

function Pending({ payment }: { payment: Payment }) {
  const page = providerPageOf(payment.id)
  return (
    <ResultCard
      tone="pending"
      title={say.pending}
      receipt={receiptOf(payment)}
      actions={
        <>
          {page && <LinkButton href={page}>{say.pendingAgain}</LinkButton>}
          <FollowLinks things={payment.items} />
        </>
      }
    >
      <p>{say.pendingText}</p>
    </ResultCard>
  )
}

/** The provider's own words, or ours for reasons that we gave. */
export function FailureReason({ failure }: { failure: string }) {
  if (failure === '' || failure === 'expired') return null
  if (failure === 'declined' || failure === 'refused') return <p>{say.declined}</p>
  const own = Object.entries(errorText.reasons).find(([reason]) => reason === failure)?.[1]
  return <p>{own ?? say.reason(failure)}</p>
}

const receiptOf = (payment: Payment) => [
  { label: say.amount, value: <b>{moneyWithCode(payment.total_fen)}</b> },
  ...(payment.charged
    ? [{ label: say.charged, value: moneyWithCode(payment.charged.pay_minor, payment.charged.currency) }]
    : []),
  {
    label: paymentText.forWhat,
    value: payment.items.map((item) => <ForWhat key={item.id} item={item} />),
  },
  { label: say.when, value: <DateTime at={payment.created_at} /> },
]

/** The goods, with their picture, above the number. */
const ForWhat = ({ item }: { item: PaidFor }) => (
  <span className="mb-3 flex items-center justify-end gap-3 last:mb-0">
    <span className="min-w-0">
      <b className="block font-medium">{item.name}</b>
      <span className="text-sm text-ink-2">
        {paymentText.kinds[item.kind]} <span className="code">{item.number}</span>
      </span>
    </span>
    <GoodsPicture src={item.goods[0]?.image} size={72} />
  </span>
)
