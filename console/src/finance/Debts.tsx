import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { moneyWithCode } from '@longhaul/text/format.ts'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Age } from '../shared/Age.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'

const words = financeText.reconciliation
type Debt = Reply<'GET /staff/debts'>['items'][number]

/** Shoppers who owe money since a payment was reversed after it was spent, longest first. */
export function Debts() {
  const list = usePages('GET /staff/debts', {})
  const total = list.data?.first?.total_fen ?? 0
  return (
    <Stack>
      {total > 0 && <p className="muted">{words.debts.lead(moneyWithCode(total))}</p>}
      <PagedTable
        of={list}
        card
        caption={words.owed}
        columns={COLUMNS}
        rowKey={(entry) => entry.shopper.id}
        none={<Note tone="ok">{words.debts.none}</Note>}
        skeletonRows={6}
      />
    </Stack>
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
