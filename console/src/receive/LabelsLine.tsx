import { stationText } from '@longhaul/text/console/station/station.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Tags from 'lucide-react/icons/tags'
import { useStored } from '../shared/stored.ts'
import { PrintedLabels } from '../shared/labels/PrintedLabels.tsx'
import { usePrintLabels } from '../shared/labels/use-print-labels.ts'
import type { StockRow } from './stock-item.ts'

/** The labels of the item on the bench: how many were printed, and a button to print them again. */
export function LabelsLine({ row }: { row: StockRow }) {
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
