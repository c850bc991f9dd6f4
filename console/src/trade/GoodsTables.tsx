import type { Reply } from '@longhaul/contract/routes.ts'
import { tradeText } from '@longhaul/text/console/trade/trade.ts'
import { money } from '@longhaul/text/format.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Bar } from './Bar.tsx'

const words = tradeText
type Goods = Reply<'GET /staff/trade'>['losses'][number]

const named = {
  head: words.goods,
  names: true,
  render: (row: Goods) => (
    <>
      {row.title}
      <small className="muted ms-2">
        {row.platform} {row.item_id}
      </small>
    </>
  ),
}

const number = (head: string, of: (row: Goods) => number) => ({
  head,
  align: 'end' as const,
  render: (row: Goods) => <span className="num">{of(row)}</span>,
})

const keyOf = ({ platform, item_id }: Goods) => `${platform} ${item_id}`
const costOf = (row: Goods) => row.refunded_fen + row.claimed_fen

/** Goods that cost more than they bring. */
export function LossesTable({ goods }: { goods: readonly Goods[] }) {
  const most = Math.max(1, ...goods.map(costOf))
  return (
    <Table
      caption={words.tabs.losses}
      captionHidden
      dense
      rows={goods}
      rowKey={keyOf}
      columns={[
        named,
        number(words.bought, (row) => row.bought),
        number(words.refused, (row) => row.refused),
        number(words.refunded, (row) => row.refunded),
        number(words.claimed, (row) => row.claimed),
        { head: words.cost, inCard: false, render: (row) => <Bar share={costOf(row) / most} /> },
        { head: words.cost, align: 'end', render: (row) => <b className="num">{money(costOf(row))}</b> },
      ]}
    />
  )
}

/** Goods that most often make a package alone. */
export function AloneTable({ goods }: { goods: readonly Goods[] }) {
  const most = Math.max(1, ...goods.map((row) => row.alone))
  return (
    <Table
      caption={words.tabs.alone}
      captionHidden
      dense
      rows={goods}
      rowKey={keyOf}
      columns={[
        named,
        number(words.bought, (row) => row.bought),
        { head: words.aloneCount, inCard: false, render: (row) => <Bar share={row.alone / most} /> },
        {
          head: words.aloneCount,
          align: 'end',
          render: (row) => <b className="num">{row.alone}</b>,
        },
      ]}
    />
  )
}
