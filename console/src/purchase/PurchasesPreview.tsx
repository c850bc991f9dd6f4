import type { Reply } from '@longhaul/contract/routes.ts'
import { bulkPurchaseText as words } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { money } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { TOLD } from './pasted-lines.ts'

export type Preview = Reply<'POST /staff/purchase_batches/preview'>

const problems: Readonly<Record<string, string>> = words.problems

/** What the check of a list found: every line that is wrong, what is odd, and the orders that it comes to. */
export function PurchasesPreview({ preview, onLeaveOut }: { preview: Preview; onLeaveOut: () => void }) {
  const { orders, order_count: count, item_count: items, faults, doubts } = preview
  return (
    <Stack role="status">
      {faults.length > 0 && (
        <Note
          tone="warn"
          title={words.wrong(faults.length)}
          action={
            <Button size="small" guardMs={0} onClick={onLeaveOut}>
              {words.leaveOut}
            </Button>
          }
        >
          <Problems rows={faults} />
        </Note>
      )}
      {doubts.length > 0 && (
        <Note title={words.doubts(doubts.length)}>
          <Problems rows={doubts} />
        </Note>
      )}
      <p>
        <b>{words.found(count, items, money(preview.paid_fen))}</b>
      </p>
      {orders.length > 0 && (
        <Table
          caption={words.orders}
          captionHidden
          rows={orders}
          rowKey={(order) => String(order.row)}
          columns={[
            {
              head: words.head.seller,
              names: true,
              render: (order) => <span lang="zh-Hans">{order.seller_name}</span>,
            },
            { head: words.head.number, render: (order) => <span className="code">{order.number}</span> },
            { head: words.head.items, align: 'end', render: (order) => order.item_count },
            { head: words.head.paid, align: 'end', render: (order) => money(order.paid_fen) },
          ]}
          foot={count > orders.length && <p className="muted">{words.more(count - orders.length)}</p>}
        />
      )}
    </Stack>
  )
}

function Problems({ rows }: { rows: Preview['faults'] }) {
  return (
    <>
      <ul className="list-disc ps-4">
        {rows.slice(0, TOLD).map((entry) => (
          <li key={`${entry.row} ${entry.problem}`}>
            {entry.row > 0 && `${words.line(entry.row)}: `}
            <span className="code">{entry.value}</span>{' '}
            {entry.fen > 0 ? words.dearerBy(money(entry.fen)) : (problems[entry.problem] ?? entry.problem)}
          </li>
        ))}
      </ul>
      {rows.length > TOLD && <p className="muted">{words.more(rows.length - TOLD)}</p>}
    </>
  )
}
