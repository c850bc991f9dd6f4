import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Bench } from './Bench.tsx'
import { RefundNote } from '../shared/RefundNote.tsx'
import { AssignBar } from '../shared/work/AssignBar.tsx'
import { InspectionForm } from './InspectionForm.tsx'
import { LabelsLine } from './LabelsLine.tsx'
import { InspectionPictures } from './InspectionPictures.tsx'

/**
 * One arrived item on the bench: what was ordered, which photos the shopper paid for, then weight, size,
 * pictures, shelf or problem.
 */
export function InspectionPanel({
  id,
  again = false,
  onDone,
}: {
  id: string
  /** It was shelved a moment ago, and weight, size or shelf are put right. */
  again?: boolean
  onDone: () => void
}) {
  const stock = useCall('GET /staff/stock_items/{id}', { params: { id } })
  return (
    <Loaded of={stock} skeleton={<Skeleton kind="card" />}>
      {(row) => (
        <Bench row={row}>
          {(row.stage === 'received' || row.stage === 'abnormal') && (
            <AssignBar kind="inspection" id={row.id} />
          )}
          <LabelsLine row={row} />
          <RefundNote row={row} />
          {again && row.stage === 'in_stock' ? (
            <InspectionForm row={row} again onDone={onDone} />
          ) : row.stage === 'received' ? (
            <>
              <InspectionPictures row={row} />
              <InspectionForm row={row} onDone={onDone} />
            </>
          ) : (
            <Note tone={row.stage === 'abnormal' ? 'warn' : 'ok'} title={consoleWords.itemStages[row.stage]}>
              {row.shelf
                ? receiveText.onShelf(row.shelf)
                : row.stage !== 'refunded' && receiveText.alreadyDone}
            </Note>
          )}
        </Bench>
      )}
    </Loaded>
  )
}
