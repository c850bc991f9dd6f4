import { stationText } from '@longhaul/text/console/station/station.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { useStored } from '../shared/stored.ts'
import { PrintedLabels, usePrintLabels } from '../shared/labels/PrintedLabels.tsx'
import type { Arrival } from './scan-result.ts'

/**
 * Prints labels for newly scanned arrivals, unless switched off on this machine. Goods that were here before
 * already have theirs.
 */
export function useArrivalLabels() {
  const [kept, setKept] = useStored('labels')
  const { rows, print, printed } = usePrintLabels()
  const on = kept !== OFF
  return {
    on,
    switchTo: (next: boolean) => setKept(next ? '' : OFF),
    rows,
    printed,
    onArrival(arrival: Arrival) {
      if (on && !arrival.repeated)
        void print(arrival.items.filter((item) => item.stage === 'received' && item.labelled_pieces === 0))
    },
  }
}

/** What is stored on a machine without a label printer. */
const OFF = 'off'

/** This machine's switch for automatic labels, and the labels being printed. */
export function ArrivalLabels({
  labels,
  warehouse,
}: {
  labels: ReturnType<typeof useArrivalLabels>
  warehouse: string
}) {
  const [shelf] = useStored(`shelf.${warehouse}`)
  return (
    <>
      <CheckboxField
        label={stationText.labels.auto}
        hint={stationText.labels.autoHint}
        value={labels.on}
        onChange={labels.switchTo}
      />
      <PrintedLabels rows={labels.rows} shelf={shelf} onPrinted={labels.printed} />
    </>
  )
}
