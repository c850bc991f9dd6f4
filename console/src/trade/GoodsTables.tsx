import type { Reply } from '@longhaul/contract/routes.ts'
import { tradeText } from '@longhaul/text/console/trade/trade.ts'
import { money } from '@longhaul/text/format.ts'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Measured } from './Bar.tsx'

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

/** Goods with one figure, which is both written and drawn as a bar, after the columns in `before`. */
function GoodsTable({ tab, goods, before, head, of, show }: Props) {
  const most = Math.max(1, ...goods.map(of))
  return (
    <Table
      caption={words.tabs[tab]}
      captionHidden
      dense
      rows={goods}
      rowKey={({ platform, item_id }) => `${platform} ${item_id}`}
      columns={[
        named,
        ...before,
        {
          head,
          align: 'end',
          render: (row) => <Measured share={of(row) / most}>{show(of(row))}</Measured>,
        },
      ]}
    />
  )
}

type Props = {
  tab: 'losses' | 'alone'
  goods: readonly Goods[]
  before: Column<Goods>[]
  head: string
  of: (row: Goods) => number
  show: (figure: number) => string
}

/** Goods that cost more than they earn. */
export const LossesTable = ({ goods }: { goods: readonly Goods[] }) => (
  <GoodsTable
    tab="losses"
    goods={goods}
    before={[
      number(words.bought, (row) => row.bought),
      number(words.refused, (row) => row.refused),
      number(words.refunded, (row) => row.refunded),
      number(words.claimed, (row) => row.claimed),
      {
        head: words.discounts,
        align: 'end',
        render: (row) => (
          <span className="num">{row.discount_fen === 0 ? '—' : money(row.discount_fen)}</span>
        ),
      },
    ]}
    head={words.cost}
    of={(row) => row.refunded_fen + row.claimed_fen + row.discount_fen}
    show={money}
  />
)

/** Goods that are most often the only item in a package. */
export const AloneTable = ({ goods }: { goods: readonly Goods[] }) => (
  <GoodsTable
    tab="alone"
    goods={goods}
    before={[number(words.bought, (row) => row.bought)]}
    head={words.aloneCount}
    of={(row) => row.alone}
    show={String}
  />
)
