import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { RemittanceStage } from '@longhaul/domain/funds/stages.ts'
import { amount, date, money } from '@longhaul/text/format.ts'
import { remittancesText as say } from '@longhaul/text/storefront/funds/remittances.ts'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { type StatusKind, StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { Section } from '../shared/Section.tsx'

type Remittance = Reply<'GET /remittances'>['items'][number]

const LOOKS: Readonly<Record<RemittanceStage, StatusKind>> = {
  submitted: 'waiting',
  credited: 'done',
  rejected: 'problem',
}

/** The remittances reported so far, newest first, with the amount credited and its rate. */
export function Remittances() {
  const pages = usePages('GET /remittances', {})
  return (
    <Section id="remittances" title={say.history}>
      <PagedTable
        of={pages}
        caption={say.history}
        columns={columns}
        rowKey={(entry) => entry.id}
        none={<p className="text-ink-2">{say.none}</p>}
      />
    </Section>
  )
}

const columns: readonly Column<Remittance>[] = [
  {
    head: say.columns.number,
    names: true,
    render: (entry) => <span className="code whitespace-nowrap">{entry.number}</span>,
  },
  { head: say.columns.date, inLine: 'below', render: (entry) => <DateTime at={entry.created_at} /> },
  { head: say.columns.way, inLine: 'below', render: (entry) => <Way remittance={entry} /> },
  {
    head: say.columns.sent,
    align: 'end',
    inLine: 'end',
    render: (entry) => <span className="num">{amount(entry.sent_minor, entry.currency)}</span>,
  },
  { head: say.columns.status, inLine: 'belowEnd', render: (entry) => <Status remittance={entry} /> },
  {
    head: say.columns.credited,
    align: 'end',
    inLine: 'belowEnd',
    render: (entry) => <Credited remittance={entry} />,
  },
]

const Way = ({ remittance }: { remittance: Remittance }) => (
  <span className="inline-grid gap-1">
    <span>{say.methods[remittance.method]}</span>
    {remittance.mtcn_end && <span className="text-sm text-ink-2">{say.mtcnEnd(remittance.mtcn_end)}</span>}
    {remittance.bank_reference && (
      <span className="text-sm wrap-anywhere text-ink-2">{remittance.bank_reference}</span>
    )}
    {remittance.receipt_url && (
      <a
        className="text-sm"
        href={remittance.receipt_url}
        target="_blank"
        rel="noreferrer"
        aria-label={say.receiptOf(remittance.number)}
      >
        {say.openReceipt}
      </a>
    )}
  </span>
)

const Status = ({ remittance }: { remittance: Remittance }) => (
  <span className="inline-grid justify-items-start gap-1">
    <StatusTag kind={LOOKS[remittance.stage]}>{say.stages[remittance.stage]}</StatusTag>
    {remittance.reason && <span className="text-sm text-ink-2">{remittance.reason}</span>}
  </span>
)

function Credited({ remittance }: { remittance: Remittance }) {
  if (remittance.credit_fen === null) return <span className="text-ink-3">–</span>
  const currency = remittance.received_currency ?? remittance.currency
  return (
    <span>
      <span className="num block font-medium">{money(remittance.credit_fen)}</span>
      {remittance.received_minor !== null && (
        <span className="num block text-sm text-ink-2">
          {say.arrived(amount(remittance.received_minor, currency))}
        </span>
      )}
      {currency !== 'CNY' && remittance.rate && remittance.rate_quoted_on && (
        <span className="num block text-sm text-ink-2">
          {say.rate(remittance.rate, currency, date(remittance.rate_quoted_on))}
        </span>
      )}
    </span>
  )
}
