import type { Reply } from '@longhaul/contract/routes.ts'
import { tradeText } from '@longhaul/text/console/trade/trade.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Measured } from './Bar.tsx'

const words = tradeText
type Seller = Reply<'GET /staff/trade'>['sellers'][number]

/** Sellers, those with the most problems first. */
export function SellersTable({ sellers }: { sellers: readonly Seller[] }) {
  const most = Math.max(1, ...sellers.map((seller) => seller.problem_per_mille))
  return (
    <Table
      caption={words.tabs.sellers}
      captionHidden
      dense
      rows={sellers}
      rowKey={(row) => row.shop}
      columns={[
        {
          head: words.seller,
          names: true,
          render: (row) => (
            <span className="whitespace-nowrap">
              {row.name}
              {row.name !== row.shop && <small className="muted ms-2">{row.shop}</small>}
            </span>
          ),
        },
        number(words.products, (row) => row.products),
        number(words.arrived, (row) => row.arrived),
        number(words.problems, (row) => row.problems),
        {
          head: words.share,
          align: 'end',
          render: (row) => (
            <Measured share={row.problem_per_mille / most}>
              {words.percent((row.problem_per_mille / 10).toFixed(1))}
            </Measured>
          ),
        },
        number(words.returned, (row) => row.returned),
        number(words.median, (row) => row.median_days),
        number(words.p90, (row) => row.p90_days),
      ]}
    />
  )
}

const number = (head: string, of: (row: Seller) => number | null) => ({
  head,
  align: 'end' as const,
  render: (row: Seller) => <span className="num">{of(row) ?? '—'}</span>,
})
