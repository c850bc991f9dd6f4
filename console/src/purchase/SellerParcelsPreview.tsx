import type { Reply } from '@longhaul/contract/routes.ts'
import { sellerParcelsText as words } from '@longhaul/text/console/purchase/seller-parcels.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { TOLD } from './pasted-lines.ts'

export type Preview = Reply<'POST /staff/seller_parcels/preview'>

const problems: Readonly<Record<string, string>> = words.problems

/** What the check of a list found: every line that is wrong, and the parcels that it comes to. */
export function SellerParcelsPreview({ preview, onLeaveOut }: { preview: Preview; onLeaveOut: () => void }) {
  const { parcels, parcel_count: count, item_count: items, faults } = preview
  return (
    <Stack role="status">
      {faults.length > 0 && (
        <Note
          tone="warn"
          title={words.wrong(faults.length)}
          action={
            <Button size="small" guardMs={0} onClick={onLeaveOut}>
              {words.leaveOut}
            </Button>
          }
        >
          <Faults rows={faults} />
        </Note>
      )}
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
          foot={count > parcels.length && <p className="muted">{words.more(count - parcels.length)}</p>}
        />
      )}
    </Stack>
  )
}

function Faults({ rows }: { rows: Preview['faults'] }) {
  return (
    <>
      <ul className="list-disc ps-4">
        {rows.slice(0, TOLD).map((fault) => (
          <li key={`${fault.row} ${fault.problem}`}>
            {fault.row > 0 && `${words.line(fault.row)}: `}
            <span className="code">{fault.value}</span> {problems[fault.problem] ?? fault.problem}
          </li>
        ))}
      </ul>
      {rows.length > TOLD && <p className="muted">{words.more(rows.length - TOLD)}</p>}
    </>
  )
}
