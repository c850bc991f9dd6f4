import { openDocument } from '@longhaul/browser/calls/documents.ts'
import type { ListId } from '@longhaul/domain/lists/lists.ts'
import { LABELS_MAX } from '@longhaul/domain/lists/views.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { stockText } from '@longhaul/text/console/stock/stock.ts'
import { transfersText } from '@longhaul/text/console/transfers/transfers.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { useState } from 'react'
import { HoldDialog } from '../shared/HoldDialog.tsx'
import { sayLeftOut } from '../shared/say-left-out.ts'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { ShelfDialog } from './ShelfDialog.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import type { Bulk } from './use-bulk.ts'

/** The bulk actions for the marked rows of this list, if it has any. */
export function BulkAction({ list, ids, bulk }: { list: ListId; ids: readonly string[]; bulk: Bulk }) {
  if (list === 'items') return <Approve ids={ids} bulk={bulk} />
  if (list === 'stock')
    return (
      <>
        <MoveToShelf ids={ids} bulk={bulk} />
        <HoldAndRelease ids={ids} bulk={bulk} />
      </>
    )
  return list === 'parcels' ? <PrintLabels ids={ids} /> : null
}

function Approve({ ids, bulk }: { ids: readonly string[]; bulk: Bulk }) {
  async function approve() {
    const { approveTitle, approveText, approve: confirmText } = listsText.bulk
    if (await ask({ title: approveTitle(ids.length), text: approveText, confirmText }))
      await bulk.approve(ids)
  }
  return (
    <Button
      size="small"
      type="primary"
      busy={bulk.working && listsText.bulk.working}
      onClick={() => void approve()}
    >
      {listsText.bulk.approve}
    </Button>
  )
}

function MoveToShelf({ ids, bulk }: { ids: readonly string[]; bulk: Bulk }) {
  const [choosing, setChoosing] = useState<'shelf' | 'transfer' | null>(null)
  const me = useMe()
  return (
    <>
      <Button
        size="small"
        type="primary"
        busy={bulk.working && listsText.bulk.working}
        disabledReason={whyNotRole(me, ['warehouse'])}
        onClick={() => setChoosing('shelf')}
      >
        {listsText.bulk.shelf}
      </Button>
      <Button
        size="small"
        busy={bulk.working && listsText.bulk.working}
        disabledReason={whyNotRole(me, ['warehouse'])}
        onClick={() => setChoosing('transfer')}
      >
        {transfersText.bulk}
      </Button>
      {choosing === 'shelf' && (
        <ShelfDialog
          count={ids.length}
          onSend={(shelf) => bulk.moveToShelf(ids, shelf)}
          onClose={() => setChoosing(null)}
        />
      )}
      {choosing === 'transfer' && (
        <TransferDialog
          count={ids.length}
          onSend={(id, box) => bulk.putInTransfer(ids, id, box)}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  )
}

function HoldAndRelease({ ids, bulk }: { ids: readonly string[]; bulk: Bulk }) {
  const [asking, setAsking] = useState(false)
  const forbidden = whyNotRole(useMe(), ['warehouse', 'support'])
  async function release() {
    const { releaseTitle, releaseText: text, release: confirmText } = stockText
    if (await ask({ title: releaseTitle(ids.length), text, confirmText })) await bulk.release(ids)
  }
  return (
    <>
      <Button
        size="small"
        busy={bulk.working && listsText.bulk.working}
        disabledReason={forbidden}
        onClick={() => setAsking(true)}
      >
        {stockText.hold}
      </Button>
      <Button
        size="small"
        busy={bulk.working && listsText.bulk.working}
        disabledReason={forbidden}
        onClick={() => void release()}
      >
        {stockText.release}
      </Button>
      {asking && (
        <HoldDialog
          count={ids.length}
          onSend={(why) => bulk.hold(ids, why)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const PrintLabels = ({ ids }: { ids: readonly string[] }) => (
  <Button
    size="small"
    type="primary"
    disabledReason={ids.length > LABELS_MAX && listsText.marks.most(LABELS_MAX)}
    onClick={() =>
      void openDocument(`/staff/parcels/labels.pdf?ids=${ids.join(',')}`, 'labels.pdf', sayLeftOut)
    }
  >
    {listsText.bulk.labels}
  </Button>
)
