import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { dutyInvoicesText as words } from '@longhaul/text/console/shipping/duty-invoices.ts'
import { number } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { Line } from '../shared/layout/Line.tsx'

type Invoice = Reply<'GET /staff/duty_invoices'>['invoices'][number]

/** What carriers billed for duty and tax, which tells how right our estimates were. */
export function DutyInvoices({ onAdd }: { onAdd: () => void }) {
  const { data } = useCall('GET /staff/duty_invoices')
  if (!data) return null
  return (
    <Card title={words.title} flush>
      <div className="grid gap-3 p-4">
        <p className="muted">{words.lead}</p>
        <Line>
          <Button onClick={onAdd}>{words.add}</Button>
        </Line>
      </div>
      {data.invoices.length > 0 && (
        <Table
          caption={words.title}
          captionHidden
          rows={data.invoices}
          rowKey={({ id }) => id}
          columns={[
            { head: words.invoice, names: true, render: (row) => `${row.carrier} ${row.number}` },
            { head: words.on, render: (row) => <DateTime at={row.created_at} /> },
            { head: words.by, render: (row) => row.by },
            { head: words.rows, align: 'end', render: (row) => number(row.rows) },
            {
              head: words.leftOut,
              align: 'end',
              render: (row) => number(row.unknown_rows + row.again_rows),
            },
            { head: words.remove, inCard: false, render: (row) => <Remove invoice={row} /> },
          ]}
        />
      )}
    </Card>
  )
}

function Remove({ invoice }: { invoice: Invoice }) {
  const remove = useSend('DELETE /staff/duty_invoices/{id}')
  const named = `${invoice.carrier} ${invoice.number}`
  return (
    <Button
      size="small"
      aria-label={`${words.remove} ${named}`}
      onClick={() =>
        void ask({
          title: words.removeTitle(named),
          text: words.removeText,
          confirmText: words.remove,
          onConfirm: () => remove.mutateAsync({ params: { id: invoice.id } }),
        })
      }
    >
      {words.remove}
    </Button>
  )
}
