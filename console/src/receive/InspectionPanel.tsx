import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Tags from 'lucide-react/icons/tags'
import { Bench } from './Bench.tsx'
import { RefundNote } from '../shared/RefundNote.tsx'
import { AssignBar } from '../shared/work/AssignBar.tsx'
import { InspectionForm } from './InspectionForm.tsx'
import { InspectionPictures } from './InspectionPictures.tsx'
import { useStored } from '../shared/stored.ts'
import { PrintedLabels, usePrintLabels } from '../shared/labels/PrintedLabels.tsx'
import type { StockRow } from './stock-item.ts'

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

/** The labels of the item on the bench: how many were printed, and a button to print them again. */
function LabelsLine({ row }: { row: StockRow }) {
  const [shelf] = useStored(`shelf.${row.warehouse_id}`)
  const { rows, print, printed } = usePrintLabels()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {row.labelled_pieces > 0 && (
        <span className="text-ink-2">{stationText.labels.count(row.labelled_pieces)}</span>
      )}
      <Button size="small" icon={<Tags />} guardMs={0} onClick={() => void print([row])}>
        {row.labelled_pieces > 0 ? stationText.labels.again : stationText.labels.print}
      </Button>
      <PrintedLabels rows={rows} shelf={shelf} onPrinted={printed} />
    </div>
  )
}
