import type { Reply } from '@longhaul/contract/routes.ts'
import { sellerParcelsText as words } from '@longhaul/text/console/purchase/seller-parcels.ts'
import { pastedText } from '@longhaul/text/console/shell/pasted.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ListIssues } from '../shared/paste/ListIssues.tsx'

export type Preview = Reply<'POST /staff/seller_parcels/preview'>

const problems: Readonly<Record<string, string>> = words.problems

/** The result of checking a list: faulty lines, and the resulting parcels. */
export function SellerParcelsPreview({ preview, onLeaveOut }: { preview: Preview; onLeaveOut: () => void }) {
  const { parcels, parcel_count: count, item_count: items, faults } = preview
  return (
    <Stack role="status">
      <ListIssues rows={faults} title={words.wrong(faults.length)} onLeaveOut={onLeaveOut}>
        {({ value, problem }) => (
          <>
            <span className="code">{value}</span> {problems[problem] ?? problem}
          </>
        )}
      </ListIssues>
      <p>
        <b>{words.found(count, items)}</b>
      </p>
      {parcels.length > 0 && (
        <Table
          caption={words.parcels}
          captionHidden
          rows={parcels}
          rowKey={(parcel) => `${parcel.row} ${parcel.number}`}
          columns={[
            {
              head: words.head.seller,
              names: true,
              render: (parcel) => <span lang="zh-Hans">{parcel.seller_name}</span>,
            },
            { head: words.head.number, render: (parcel) => <span className="code">{parcel.number}</span> },
            {
              head: words.head.tracking,
              render: (parcel) => <span className="code">{parcel.tracking_number}</span>,
            },
            { head: words.head.items, align: 'end', render: (parcel) => parcel.item_count },
          ]}
          foot={count > parcels.length && <p className="muted">{pastedText.more(count - parcels.length)}</p>}
        />
      )}
    </Stack>
  )
}
