import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { ScanRow, ScanRows } from '../shared/station/ScanRow.tsx'
import type { BoxScan } from './use-box-scans.ts'

/** The last five scans into the box, newest first; what went in can be taken out again. */
export function BoxScans({
  results,
  onUndo,
}: {
  results: readonly BoxScan[]
  onUndo: (result: BoxScan) => void
}) {
  if (results.length === 0) return null
  return (
    <section className="px-4 pb-4" aria-label={packingText.lastScans}>
      <ScanRows>
        {results.map((result) => (
          <ScanRow
            key={result.key}
            icon={result.good ? Check : X}
            good={result.good}
            code={result.code}
            at={result.at}
            action={
              result.inBox && (
                <Button
                  size="small"
                  guardMs={0}
                  aria-label={stationText.undoOf(result.code)}
                  onClick={() => onUndo(result)}
                >
                  {stationText.undo}
                </Button>
              )
            }
          >
            {result.text}
          </ScanRow>
        ))}
      </ScanRows>
    </section>
  )
}
