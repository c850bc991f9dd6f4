import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { amount, money, moneyWithCode } from '@longhaul/text/format.ts'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { LinkButton } from '@longhaul/ui/button/LinkButton.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { FailureReason } from './PaymentResult.tsx'
import { wayBack } from './provider-page.ts'
import { ResultCard } from './ResultCard.tsx'
import { useRecharge } from './use-poll.ts'

const say = paymentText.recharge
type Recharge = Reply<'GET /recharges/{id}'>

/**
 * The result of a recharge, or that it is still pending; afterwards a link back to the payment that was
 * short.
 */
export function RechargeResult({ id }: { id: string }) {
  const recharge = useRecharge(id)
  const skeleton = (
    <Page title={paymentText.result.title} width="form">
      <Skeleton kind="card" />
    </Page>
  )
  return (
    <Loaded of={recharge} skeleton={skeleton}>
      {(found) => <Result recharge={found} />}
    </Loaded>
  )
}

function Result({ recharge }: { recharge: Recharge }) {
  const receipt = receiptOf(recharge)
  const back = wayBack()
  const { result } = paymentText
  if (recharge.stage === 'succeeded')
    return (
      <ResultCard
        tone="done"
        title={say.done}
        receipt={receipt}
        paidAt={recharge.succeeded_at ?? recharge.created_at}
        actions={
          <>
            {back && (
              <ButtonLink type="primary" to={back}>
                {say.back}
              </ButtonLink>
            )}
            <ButtonLink type={back ? 'assistWhite' : 'primary'} to={to.funds()}>
              {result.toFunds}
            </ButtonLink>
          </>
        }
      >
        <p>{say.doneText(money(recharge.credit_fen))}</p>
      </ResultCard>
    )
  if (recharge.stage === 'created')
    return (
      <ResultCard
        tone="pending"
        title={result.pending}
        receipt={receipt}
        actions={
          <>
            {recharge.provider_url && (
              <LinkButton href={recharge.provider_url}>{result.pendingAgain}</LinkButton>
            )}
            <ButtonLink to={to.funds()}>{result.toFunds}</ButtonLink>
          </>
        }
      >
        <p>{result.pendingText}</p>
      </ResultCard>
    )
  return (
    <ResultCard
      tone="failed"
      title={recharge.stage === 'expired' ? result.expired : result.failed}
      receipt={receipt}
      actions={
        <>
          <ButtonLink type="primary" to={to.recharge(back ?? undefined)}>
            {result.tryAgain}
          </ButtonLink>
          <ButtonLink to={to.funds()}>{result.toFunds}</ButtonLink>
        </>
      }
    >
      <FailureReason failure={recharge.failure} />
      <p>{result.failedText}</p>
    </ResultCard>
  )
}

const receiptOf = (recharge: Recharge) => [
  {
    label: recharge.stage === 'succeeded' ? say.credit : say.wanted,
    value: <b>{moneyWithCode(recharge.credit_fen)}</b>,
  },
  {
    label: recharge.stage === 'succeeded' ? say.paid : say.asked,
    value: amount(recharge.pay_minor, recharge.currency),
  },
  { label: say.fee, value: amount(recharge.fee_minor, recharge.currency) },
  {
    label: paymentText.result.when,
    value: <DateTime at={recharge.succeeded_at ?? recharge.created_at} />,
  },
  { label: say.number, value: <span className="code">{recharge.number}</span> },
]
