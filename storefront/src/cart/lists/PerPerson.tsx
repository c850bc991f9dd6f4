import { sharesOf } from '@longhaul/domain/goods-lists/per-person.ts'
import { money } from '@longhaul/text/format.ts'
import { goodsListText } from '@longhaul/text/storefront/goods/goods-list.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { isKnown } from '../../shared/duty/duty.ts'
import type { LandedCost } from '../../shared/landed-cost/use-landed-cost.ts'
import type { GoodsListRow } from './use-ticked.ts'

const say = goodsListText.people

/** What the goods cost to the door per person, for a sheet that says whom they are for. */
export function PerPerson({ rows, cost }: { rows: readonly GoodsListRow[]; cost: LandedCost }) {
  const { data, isOld } = cost
  // The reply of a moment ago is about other rows.
  if (!data?.total || isOld || data.items.length !== rows.length) return null
  if (rows.every(({ written }) => written.person === '')) return null
  const goods = rows.map(({ written, quantity, unit_price_fen: fen }, at) => {
    const pieces = quantity ?? 1
    return {
      person: written.person,
      pieces,
      fen: (fen ?? 0) * pieces,
      grams: data.items[at]!.weight_grams.expected * pieces,
    }
  })
  const isLeast = data.duty !== null && !isKnown(data.duty)
  const shares = sharesOf(
    goods,
    data.rows.map(({ kind, expected_fen: fen }) => ({ kind, fen })),
  )
  return (
    <div className="mt-4 grid gap-2">
      <Table
        caption={say.title}
        rows={shares}
        rowKey={({ person }) => person.toLowerCase()}
        columns={[
          { head: say.person, names: true, render: ({ person }) => person || say.nobody },
          { head: say.pieces, align: 'end', render: ({ pieces }) => pieces },
          { head: say.goods, align: 'end', render: (share) => money(share.goods) },
          { head: say.rest, align: 'end', render: ({ rest }) => money(rest) },
          {
            head: isLeast ? say.totalLeast : say.total,
            align: 'end',
            render: (share) => <b>{money(share.goods + share.rest)}</b>,
          },
        ]}
      />
      <p className="text-sm text-ink-2">{say.how}</p>
    </div>
  )
}
