import { call } from '@longhaul/browser/calls/client.ts'
import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { invoicesText as words } from '@longhaul/text/console/shipping/invoices.ts'
import { money, number, weight } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ExportCsv } from '../shared/csv/ExportCsv.tsx'

type Row = Reply<'GET /staff/carrier_invoice_rows'>['items'][number]
const PARTS = ['all', 'loss', 'unknown', 'again'] as const
type Part = (typeof PARTS)[number]

/**
 * One invoice: its totals by shipping method, and its rows, starting with those that cost more than was
 * charged.
 */
export function InvoiceDetail({ invoice }: { invoice: Invoice }) {
  const [part, setPart] = useState<Part>(invoice.loss_rows > 0 ? 'loss' : 'all')
  const rows = usePages('GET /staff/carrier_invoice_rows', { invoice_id: invoice.id, part })
  const title = `${invoice.carrier} ${invoice.number}`
  const counts = {
    all: invoice.rows,
    loss: invoice.loss_rows,
    unknown: invoice.unknown_rows,
    again: invoice.again_rows,
  }
  return (
    <Stack>
      <Card title={words.linesOf(title)} flush>
        <Lines title={words.linesOf(title)} invoice={invoice} />
      </Card>
      <Line>
        <SelectField
          label={words.part}
          unmarked
          empty={null}
          options={PARTS.map((value) => ({ value, label: words.parts[value](number(counts[value])) }))}
          value={part}
          onChange={(value) => setPart(PARTS.find((known) => known === value) ?? 'all')}
        />
        <ExportCsv
          label={words.csv}
          ask={() => call('GET /staff/carrier_invoices/{id}/export', { params: { id: invoice.id } })}
        />
      </Line>
      <PagedTable
        of={rows}
        card
        caption={words.rowsOf(title)}
        rowKey={(row) => String(row.row)}
        columns={COLUMNS}
        none={<EmptyState title={words.noRows} />}
      />
    </Stack>
  )
}

function Lines({ title, invoice }: { title: string; invoice: Invoice }) {
  return (
    <Table
      caption={title}
      captionHidden
      rows={invoice.lines}
      rowKey={({ line_id }) => line_id}
      columns={[
        { head: words.line, names: true, render: (line) => <span className="code">{line.line_id}</span> },
        { head: words.rows, align: 'end', render: (line) => number(line.rows) },
        { head: words.carrierSum, align: 'end', render: (line) => money(line.carrier_fen) },
        { head: words.chargedSum, align: 'end', render: (line) => money(line.charged_fen) },
        {
          head: words.difference,
          align: 'end',
          render: (line) => money(line.charged_fen - line.carrier_fen),
        },
      ]}
    />
  )
}

const grams = (of: number | null): string => (of === null ? '—' : weight(of))

const COLUMNS: Column<Row>[] = [
  {
    head: words.tracking,
    names: true,
    render: (row) => <span className="code whitespace-nowrap">{row.tracking_number}</span>,
  },
  {
    head: words.package,
    render: (row) => (
      <>
        {row.parcel ? <Link to={to.package(row.parcel.id)}>{row.parcel.number}</Link> : words.unknown}{' '}
        {row.again && <StatusTag kind="attention">{words.again}</StatusTag>}
      </>
    ),
  },
  { head: words.line, render: (row) => <span className="code">{row.line_id ?? '—'}</span> },
  { head: words.weight, align: 'end', render: (row) => `${grams(row.grams)} · ${grams(row.charged_grams)}` },
  { head: words.carrierSum, align: 'end', render: (row) => money(row.carrier_fen) },
  {
    head: words.chargedSum,
    align: 'end',
    render: (row) => (row.charged_fen === null ? '—' : money(row.charged_fen)),
  },
  {
    head: words.difference,
    align: 'end',
    render: (row) =>
      row.charged_fen === null ? (
        '—'
      ) : (
        <span className={row.charged_fen < row.carrier_fen ? 'font-semibold text-warn' : ''}>
          {money(row.charged_fen - row.carrier_fen)}
        </span>
      ),
  },
]

export type Invoice = Reply<'GET /staff/carrier_invoices'>['invoices'][number]
