import { call } from '@longhaul/browser/calls/client.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { TaxScheme } from '@longhaul/domain/duty/registrations.ts'
import { taxesText as words } from '@longhaul/text/console/shipping/taxes.ts'
import { amount, money, number, percent } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { ExportCsv } from '../shared/csv/ExportCsv.tsx'
import { Stack } from '../shared/layout/Stack.tsx'

type Period = Reply<'GET /staff/tax_report'>['periods'][number]
type Row = Period['rows'][number]

/** What was collected under a scheme and given back, by period and destination, beside the books. */
export function TaxReport({ schemes }: { schemes: readonly TaxScheme[] }) {
  const [scheme, choose] = useState(schemes[0]!)
  const report = useCall('GET /staff/tax_report', { query: { scheme } })
  return (
    <Card title={words.report}>
      <Stack>
        <p className="muted max-w-form">{words.reportLead}</p>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={words.scheme}
            unmarked
            empty={null}
            options={schemes.map((value) => ({ value, label: words.schemes[value] }))}
            value={scheme}
            onChange={(value) => choose(schemes.find((entry) => entry === value) ?? schemes[0]!)}
          />
          <ExportCsv
            label={words.exportCsv}
            ask={() => call('GET /staff/tax_report/export', { query: { scheme } })}
          />
        </div>
        <Loaded of={report}>
          {({ periods, account_fen: account }) => {
            const sum = periods.reduce((all, { due_fen }) => all + due_fen, 0)
            return (
              <>
                {sum === account ? (
                  <p className="num">{words.account(money(account))}</p>
                ) : (
                  <Note tone="bad" title={words.account(money(account))}>
                    {words.differs(money(sum))}
                  </Note>
                )}
                {periods.length === 0 && <p>{words.reportNone}</p>}
                {periods.map((period) => (
                  <PeriodRows key={period.period} period={period} />
                ))}
              </>
            )
          }}
        </Loaded>
      </Stack>
    </Card>
  )
}

function PeriodRows({ period: { period, is_over, due_fen, rows } }: { period: Period }) {
  return (
    <section className="grid gap-2">
      <h3 className="num flex flex-wrap items-center gap-2 font-semibold">
        {period}
        {!is_over && <Tag tone="info">{words.running}</Tag>}
        <span className="muted text-sm font-normal">{words.due(money(due_fen))}</span>
      </h3>
      <Table
        caption={period}
        captionHidden
        rows={rows}
        rowKey={(row) => [row.country, row.number, row.currency, row.rate_ppm].join()}
        columns={COLUMNS}
      />
    </section>
  )
}

const COLUMNS: Column<Row>[] = [
  {
    head: words.place,
    names: true,
    render: (row) => (
      <>
        {row.country_name} <span className="code muted">{row.number}</span>
      </>
    ),
  },
  { head: words.packages, align: 'end', render: (row) => number(row.collected.packages) },
  {
    head: words.rate,
    align: 'end',
    render: (row) => (row.rate_ppm === null ? words.rates : percent(row.rate_ppm / 1_000)),
  },
  {
    head: words.taxable,
    align: 'end',
    render: (row) => amount(row.collected.taxable_minor, row.currency),
  },
  { head: words.tax, align: 'end', render: (row) => amount(row.collected.tax_minor, row.currency) },
  { head: words.yuan, align: 'end', render: (row) => money(row.collected.tax_fen) },
  {
    head: words.returned,
    align: 'end',
    render: (row) =>
      row.returned.packages === 0
        ? '–'
        : `${number(row.returned.packages)} · ${amount(row.returned.tax_minor, row.currency)} · ${money(row.returned.tax_fen)}`,
  },
]
