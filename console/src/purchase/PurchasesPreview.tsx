import type { Reply } from '@longhaul/contract/routes.ts'
import { bulkPurchaseText as words } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { pastedText } from '@longhaul/text/console/shell/pasted.ts'
import { money } from '@longhaul/text/format.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ListIssues } from '../shared/paste/ListIssues.tsx'

export type Preview = Reply<'POST /staff/purchase_batches/preview'>

const problems: Readonly<Record<string, string>> = words.problems

/** The result of checking a list: faulty lines, unusual ones, and the resulting orders. */
export function PurchasesPreview({ preview, onLeaveOut }: { preview: Preview; onLeaveOut: () => void }) {
  const { orders, order_count: count, item_count: items, faults, doubts } = preview
  return (
    <Stack role="status">
      <ListIssues rows={faults} title={words.wrong(faults.length)} onLeaveOut={onLeaveOut}>
        {sayProblem}
      </ListIssues>
      <ListIssues tone="info" rows={doubts} title={pastedText.doubts(doubts.length)}>
        {sayProblem}
      </ListIssues>
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
          foot={count > orders.length && <p className="muted">{pastedText.more(count - orders.length)}</p>}
        />
      )}
    </Stack>
  )
}

const sayProblem = ({ value, fen, problem }: Preview['faults'][number]) => (
  <>
    <span className="code">{value}</span>{' '}
    {fen > 0 ? words.aboveHold(money(fen)) : (problems[problem] ?? problem)}
  </>
)
