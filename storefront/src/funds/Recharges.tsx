import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { PaymentStage } from '@longhaul/domain/funds/stages.ts'
import { amount, date, money } from '@longhaul/text/format.ts'
import { fundsText } from '@longhaul/text/storefront/funds/funds.ts'
import { LinkButton } from '@longhaul/ui/button/LinkButton.tsx'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { type StatusKind, StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { Section } from '../shared/Section.tsx'

export type Recharge = Reply<'GET /recharges'>['items'][number]

const LOOKS: Readonly<Record<PaymentStage, StatusKind>> = {
  created: 'waiting',
  succeeded: 'done',
  failed: 'problem',
  expired: 'closed',
}

/**
 * Every recharge: the amount paid, its currency and rate, and the amount received; an unfinished one can be
 * continued.
 */
export function Recharges() {
  const pages = usePages('GET /recharges', {})
  return (
    <Section title={fundsText.recharges}>
      <PagedTable
        of={pages}
        caption={fundsText.recharges}
        columns={columns}
        rowKey={(recharge) => recharge.id}
        none={<p className="text-ink-2">{fundsText.rechargesEmpty}</p>}
      />
    </Section>
  )
}

const columns: readonly Column<Recharge>[] = [
  {
    head: fundsText.number,
    names: true,
    render: (recharge) => <span className="code whitespace-nowrap">{recharge.number}</span>,
  },
  {
    head: fundsText.date,
    inLine: 'below',
    render: (recharge) => (
      <span className="whitespace-nowrap">
        <DateTime at={recharge.created_at} />
      </span>
    ),
  },
  { head: fundsText.status, inLine: 'below', render: (recharge) => <Status recharge={recharge} /> },
  {
    head: fundsText.paid,
    align: 'end',
    inLine: 'belowEnd',
    render: (recharge) => <Paid recharge={recharge} />,
  },
  {
    head: fundsText.credit,
    align: 'end',
    inLine: 'end',
    render: (recharge) => <Credit recharge={recharge} />,
  },
]

function Status({ recharge }: { recharge: Recharge }) {
  return (
    <span className="inline-grid justify-items-start gap-1">
      <StatusTag kind={LOOKS[recharge.stage]}>{fundsText.rechargeStages[recharge.stage]}</StatusTag>
      {recharge.failure && <span className="text-sm text-ink-2">{fundsText.failure(recharge.failure)}</span>}
      {recharge.provider_url && (
        <LinkButton
          href={recharge.provider_url}
          size="smallest"
          type="primary"
          aria-label={fundsText.continueOf(recharge.number)}
        >
          {fundsText.continue}
        </LinkButton>
      )}
    </span>
  )
}

const Paid = ({ recharge }: { recharge: Recharge }) => (
  <span>
    <span className="num block">{amount(recharge.pay_minor, recharge.currency)}</span>
    {recharge.fee_minor > 0 && (
      <span className="num block text-sm whitespace-normal text-ink-2">
        {fundsText.fee(amount(recharge.fee_minor, recharge.currency))}
      </span>
    )}
  </span>
)

const Credit = ({ recharge }: { recharge: Recharge }) => (
  <span>
    <span className="num block font-medium">{money(recharge.credit_fen)}</span>
    {recharge.currency !== 'CNY' && (
      <span className="num ms-auto block w-36 text-sm break-keep whitespace-normal text-ink-2">
        {fundsText.rate(recharge.rate, recharge.currency, date(recharge.rate_quoted_on))}
      </span>
    )}
  </span>
)
