import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { amount, date, money, moneyWithCode, percent } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { InBooks } from '../shared/InBooks.tsx'
import { SideBySide } from '../shared/layout/SideBySide.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { QueuePanel } from '../shared/queue/QueuePanel.tsx'
import { Shopper, providerName } from './finance-words.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { PaymentStage } from '@longhaul/domain/funds/stages.ts'

const words = financeText.recharges

/** One recharge: amounts and rate, the provider's references, its purpose, and what was returned. */
export function RechargePanel({ id }: { id: string }) {
  const recharge = useCall('GET /staff/recharges/{id}', { params: { id } }, { enabled: id !== '' })
  return (
    <Loaded of={recharge} skeleton={<Skeleton count={8} />}>
      {(entry) => <RechargeDetail recharge={entry} />}
    </Loaded>
  )
}

function RechargeDetail({ recharge }: { recharge: StaffRecharge }) {
  const came = recharge.succeeded_at !== null
  const follow = useSend('POST /staff/recharges/{id}/follow', {
    quiet: true,
    onDone: () => toast.success(words.followed),
  })
  return (
    <QueuePanel
      label={recharge.number}
      actions={
        recharge.stage === 'created' && (
          <Button
            busy={follow.isPending && words.follow}
            onClick={() => follow.mutate({ params: { id: recharge.id }, body: {} })}
          >
            {words.follow}
          </Button>
        )
      }
    >
      <Line>
        <h2 className="code text-lg">{recharge.number}</h2>
        <CopyButton text={recharge.number} what={financeText.copyNumber} />
        <InBooks number={recharge.number} />
        <StatusTag kind={rechargeKind[recharge.stage]}>{words.stages[recharge.stage]}</StatusTag>
        <AuditLink kind="recharge" id={recharge.id} />
      </Line>
      <SideBySide>
        <Card title={providerName(recharge.provider)}>
          <Facts facts={factsOf(recharge)} />
        </Card>
        <Card title={financeText.amount}>
          <Facts
            facts={[
              {
                name: came ? words.pay : words.payAsked,
                value: moneyWithCode(recharge.pay_minor, recharge.currency),
              },
              { name: words.fee, value: amount(recharge.fee_minor, recharge.currency) },
              recharge.currency !== 'CNY' && {
                name: words.rate,
                value: words.rateOf(
                  recharge.rate,
                  recharge.currency,
                  date(recharge.rate_quoted_on),
                  percent(recharge.margin_per_mille),
                ),
              },
              {
                name: came ? words.credit : words.creditAsked,
                value: <b>{moneyWithCode(recharge.credit_fen)}</b>,
              },
            ]}
          />
        </Card>
      </SideBySide>
      <Returns recharge={recharge} />
      <Failure of={follow.error} />
    </QueuePanel>
  )
}

const factsOf = (staffRecharge: StaffRecharge) => [
  { name: financeText.shopper, value: <Shopper shopper={staffRecharge.shopper} /> },
  {
    name: words.purpose,
    value: staffRecharge.for_payment
      ? staffRecharge.paid.map((thing) => thing.number).join(', ') || '—'
      : words.plain,
  },
  staffRecharge.failure !== '' && { name: words.failure, value: staffRecharge.failure, mark: true },
  staffRecharge.provider_ref !== null && {
    name: words.theirOrder,
    value: <Ref text={staffRecharge.provider_ref} />,
  },
  staffRecharge.payment_ref !== null && {
    name: words.theirPayment,
    value: <Ref text={staffRecharge.payment_ref} />,
  },
  { name: words.at.created_at, value: <DateTime at={staffRecharge.created_at} /> },
  staffRecharge.succeeded_at !== null && {
    name: words.at.succeeded_at,
    value: <DateTime at={staffRecharge.succeeded_at} />,
  },
  staffRecharge.stage === 'created' && {
    name: words.at.expires_at,
    value: <DateTime at={staffRecharge.expires_at} />,
  },
]

const Ref = ({ text }: { text: string }) => (
  <>
    <span className="code">{text}</span> <CopyButton text={text} what={financeText.copyNumber} />
  </>
)

const Returns = ({ recharge }: { recharge: StaffRecharge }) => (
  <Card title={words.returns} flush={recharge.returns.length > 0}>
    {recharge.returns.length === 0 ? (
      <p className="muted">{words.noReturns}</p>
    ) : (
      <Table
        caption={words.returns}
        captionHidden
        rows={recharge.returns}
        rowKey={(back) => back.id}
        columns={[
          {
            head: words.purpose,
            names: true,
            render: (back) =>
              back.withdrawal_number ? words.withdrawal(back.withdrawal_number) : words.withoutUs,
          },
          {
            head: financeText.stage,
            render: (back) => `${words.returnStages[back.stage]}${back.failure ? ` · ${back.failure}` : ''}`,
          },
          { head: financeText.date, render: (back) => <DateTime at={back.stage_at} /> },
          {
            head: financeText.amount,
            align: 'end',
            render: (back) => (
              <>
                {moneyWithCode(back.amount_minor, recharge.currency)}
                <br />
                {money(back.amount_fen)}
                {back.short_fen > 0 && (
                  <>
                    <br />
                    {words.short(money(back.short_fen))}
                  </>
                )}
              </>
            ),
          },
        ]}
      />
    )}
  </Card>
)

/** One recharge with all its details. */
type StaffRecharge = Reply<'GET /staff/recharges/{id}'>

/** The status tag of each stage. */
const rechargeKind = {
  created: 'waiting',
  succeeded: 'done',
  failed: 'problem',
  expired: 'closed',
} as const satisfies Record<PaymentStage, string>
