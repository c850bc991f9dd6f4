import { call } from '@longhaul/browser/calls/client.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { RemittanceStage } from '@longhaul/domain/funds/stages.ts'
import { amount, date, money } from '@longhaul/text/format.ts'
import { remittancesText as say } from '@longhaul/text/storefront/funds/remittances.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { type StatusKind, StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'

type Page = Reply<'GET /remittances'>
type Remittance = Page['items'][number]

const LOOKS: Readonly<Record<RemittanceStage, StatusKind>> = {
  submitted: 'waiting',
  credited: 'done',
  rejected: 'problem',
}

/** What was told of so far, newest first, with what arrived and at which rate. */
export function Remittances() {
  const pages = useInfiniteQuery<Page, CallError, Remittance[], readonly unknown[], string>({
    queryKey: ['GET /remittances', 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /remittances', { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.items),
  })
  return (
    <div id="remittances">
      <Card title={say.history} flush>
        <Loaded of={pages}>
          {(remittances) =>
            remittances.length === 0 ? (
              <p className="px-4 pb-5 text-ink-2 md:px-6">{say.none}</p>
            ) : (
              <>
                <Table
                  caption={say.history}
                  captionHidden
                  columns={columns}
                  rows={remittances}
                  rowKey={(entry) => entry.id}
                />
                {pages.hasNextPage && (
                  <Pager
                    shown={remittances.length}
                    more
                    loading={pages.isFetchingNextPage}
                    onMore={() => void pages.fetchNextPage()}
                  />
                )}
              </>
            )
          }
        </Loaded>
      </Card>
    </div>
  )
}

const columns: readonly Column<Remittance>[] = [
  {
    head: say.columns.number,
    names: true,
    render: (entry) => <span className="code whitespace-nowrap">{entry.number}</span>,
  },
  { head: say.columns.date, render: (entry) => <DateTime at={entry.created_at} /> },
  { head: say.columns.way, render: (entry) => <Way one={entry} /> },
  {
    head: say.columns.sent,
    align: 'end',
    render: (entry) => <span className="num">{amount(entry.sent_minor, entry.currency)}</span>,
  },
  { head: say.columns.status, render: (entry) => <Status one={entry} /> },
  { head: say.columns.credited, align: 'end', render: (entry) => <Credited one={entry} /> },
]

const Way = ({ one }: { one: Remittance }) => (
  <span className="inline-grid gap-1">
    <span>{say.methods[one.method]}</span>
    {one.mtcn_end && <span className="text-sm text-ink-2">{say.mtcnEnd(one.mtcn_end)}</span>}
    {one.bank_reference && <span className="text-sm wrap-anywhere text-ink-2">{one.bank_reference}</span>}
    {one.receipt_url && (
      <a
        className="text-sm"
        href={one.receipt_url}
        target="_blank"
        rel="noreferrer"
        aria-label={say.receiptOf(one.number)}
      >
        {say.openReceipt}
      </a>
    )}
  </span>
)

const Status = ({ one }: { one: Remittance }) => (
  <span className="inline-grid justify-items-start gap-1">
    <StatusTag kind={LOOKS[one.stage]}>{say.stages[one.stage]}</StatusTag>
    {one.reason && <span className="text-sm text-ink-2">{one.reason}</span>}
  </span>
)

function Credited({ one }: { one: Remittance }) {
  if (one.credit_fen === null) return <span className="text-ink-3">–</span>
  const currency = one.received_currency ?? one.currency
  return (
    <span>
      <span className="num block font-medium">{money(one.credit_fen)}</span>
      {one.received_minor !== null && (
        <span className="num block text-sm text-ink-2">
          {say.arrived(amount(one.received_minor, currency))}
        </span>
      )}
      {currency !== 'CNY' && one.rate && one.rate_quoted_on && (
        <span className="num block text-sm text-ink-2">
          {say.rate(one.rate, currency, date(one.rate_quoted_on))}
        </span>
      )}
    </span>
  )
}
