import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { creatorsText as words } from '@longhaul/text/console/rewards/creators.ts'
import { date, money } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { to } from '../links.ts'
import type { StaffCreator } from './creator.ts'

type Share = Reply<'GET /staff/creator_shares'>['items'][number]

/** All shares of a creator, with the orders that they are of. */
export function SharesSheet({ creator, onClose }: { creator: StaffCreator; onClose: () => void }) {
  const title = words.sharesOf(creator.shown_name || creator.code)
  const pages = usePages('GET /staff/creator_shares', { creator: creator.id })
  return (
    <Sheet open title={title} onClose={onClose}>
      <PagedTable
        of={pages}
        caption={title}
        columns={COLUMNS}
        rowKey={(share) => share.id}
        none={<p className="text-ink-2">{words.noShares}</p>}
      />
    </Sheet>
  )
}

const COLUMNS: readonly Column<Share>[] = [
  {
    head: words.order,
    names: true,
    render: ({ order }) => <Link to={to.order(order.id)}>{order.number}</Link>,
  },
  { head: words.fee, align: 'end', render: (share) => money(share.fee_fen) },
  { head: words.share, align: 'end', render: (share) => money(share.share_fen) },
  { head: words.became, render: stateOf },
]

function stateOf(share: Share): string {
  return [
    words.shareStates[share.state],
    share.state === 'held' && words.due(date(share.due_at)),
    share.taken_back_fen > 0 && words.back(money(share.taken_back_fen)),
    share.reason,
  ]
    .filter(Boolean)
    .join(' · ')
}
