import { type PersonsShare, addShares, sharesOf } from '@longhaul/domain/goods-lists/per-person.ts'
import { money } from '@longhaul/text/format.ts'
import { goodsListText } from '@longhaul/text/storefront/goods/goods-list.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { isKnown } from '../../shared/duty/duty.ts'
import type { LandedCostReply } from '../../shared/landed-cost/use-landed-cost.ts'
import type { GoodsListRow } from './use-ticked.ts'

const say = goodsListText.people

/** Rows that travel in one package, and what they cost to the door. */
export type CostedPackage = { rows: readonly GoodsListRow[]; answer: LandedCostReply }

/** What the goods cost to the door per person, for a sheet that says whom they are for. */
export function PerPerson({ packages }: { packages: readonly CostedPackage[] }) {
  if (packages.some(({ rows, answer }) => !answer.total || answer.items.length !== rows.length)) return null
  if (packages.every(({ rows }) => rows.every(({ written }) => written.person === ''))) return null
  const isLeast = packages.some(({ answer: { duty } }) => duty !== null && !isKnown(duty))
  const shares = addShares(packages.map(sharesIn))
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

function sharesIn({ rows, answer }: CostedPackage): PersonsShare[] {
  const goods = rows.map(({ written, quantity, unit_price_fen: fen }, at) => {
    const pieces = quantity ?? 1
    return {
      person: written.person,
      pieces,
      fen: (fen ?? 0) * pieces,
      grams: answer.items[at]!.weight_grams.expected * pieces,
    }
  })
  return sharesOf(
    goods,
    answer.rows.map(({ kind, expected_fen: fen }) => ({ kind, fen })),
  )
}
