import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Age } from '../shared/Age.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'

const words = financeText.reconciliation
type Debt = Reply<'GET /staff/debts'>['items'][number]

/** Who owes, since money went back from a provider after it was spent: the longest first. */
export function Debts() {
  const list = usePages('GET /staff/debts', {})
  return (
    <Loaded of={list} skeleton={<Skeleton kind="rows" count={6} />}>
      {({ items, first }) =>
        items.length === 0 ? (
          <Note tone="ok">{words.debts.none}</Note>
        ) : (
          <div className="stack">
            <p className="muted">{words.debts.lead(moneyWithCode(first?.total_fen ?? 0))}</p>
            <Card flush>
              <Table
                caption={words.owed}
                captionHidden
                rows={items}
                rowKey={(entry) => entry.shopper.id}
                columns={COLUMNS}
                foot={
                  list.more && (
                    <Pager shown={items.length} more loading={list.loadingMore} onMore={list.loadMore} />
                  )
                }
              />
            </Card>
          </div>
        )
      }
    </Loaded>
  )
}

const COLUMNS: readonly Column<Debt>[] = [
  {
    head: financeText.shopper,
    names: true,
    render: ({ shopper, is_closed }) => (
      <>
        <ShopperLink id={shopper.id} name={shopper.nickname || shopper.email} code={shopper.code} />
        {is_closed && <span className="muted block text-sm">{words.debts.closed}</span>}
      </>
    ),
  },
  { head: words.debts.since, render: ({ since }) => <Age since={since} /> },
  { head: words.debts.owed, align: 'end', render: ({ owed_fen: fen }) => moneyWithCode(fen) },
]
