import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { invoicesText as words } from '@longhaul/text/console/shipping/invoices.ts'
import { money, number } from '@longhaul/text/format.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { type Invoice, InvoiceDetail } from './InvoiceDetail.tsx'

/** The carriers' invoices compared with what was charged, newest first; the chosen one is shown below. */
export function Invoices({ onImport }: { onImport: () => void }) {
  const known = useCall('GET /staff/carrier_invoices')
  const [asked, choose] = useSearchParam('invoice', { replace: true })
  return (
    <Stack>
      <Line>
        <Button type="primary" onClick={onImport}>
          {words.importInvoice}
        </Button>
      </Line>
      <Loaded of={known}>
        {({ invoices }) => {
          const chosen = invoices.find(({ id }) => id === asked) ?? invoices[0]
          if (!chosen) return <EmptyState title={words.none}>{words.noneHint}</EmptyState>
          return (
            <Stack>
              <Card flush>
                <InvoiceTable invoices={invoices} chosen={chosen} onChoose={choose} />
              </Card>
              <InvoiceDetail key={chosen.id} invoice={chosen} />
            </Stack>
          )
        }}
      </Loaded>
    </Stack>
  )
}

function InvoiceTable({
  invoices,
  chosen,
  onChoose,
}: {
  invoices: readonly Invoice[]
  chosen: Invoice
  onChoose: (id: string) => void
}) {
  return (
    <Table
      caption={words.invoices}
      captionHidden
      rows={invoices}
      rowKey={({ id }) => id}
      columns={[
        { head: words.invoice, names: true, render: (invoice) => `${invoice.carrier} ${invoice.number}` },
        { head: words.on, render: (invoice) => <DateTime at={invoice.created_at} /> },
        { head: words.by, render: (invoice) => invoice.by },
        { head: words.rows, align: 'end', render: (invoice) => number(invoice.rows) },
        { head: words.carrierSum, align: 'end', render: (invoice) => money(invoice.carrier_fen) },
        { head: words.matchedSum, align: 'end', render: (invoice) => money(invoice.matched_fen) },
        { head: words.chargedSum, align: 'end', render: (invoice) => money(invoice.charged_fen) },
        {
          head: words.difference,
          align: 'end',
          render: (invoice) => money(invoice.charged_fen - invoice.matched_fen),
        },
        {
          head: words.open,
          inCard: false,
          render: (invoice) => (
            <Button
              size="small"
              guardMs={0}
              onClick={() => onChoose(invoice.id)}
              aria-pressed={invoice.id === chosen.id}
            >
              {words.open}
            </Button>
          ),
        },
      ]}
    />
  )
}
