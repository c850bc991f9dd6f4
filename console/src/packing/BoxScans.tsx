import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { time } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
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
    <section className="box-scans" aria-label={packingText.lastScans}>
      <ul className="scans">
        {results.map((result) => (
          <li key={result.key} data-good={result.good ? '' : undefined}>
            {result.good ? <Check /> : <X />}
            <span className="code">{result.code}</span>
            <time dateTime={result.at}>{time(new Date(result.at))}</time>
            <span className="scans-what">{result.text}</span>
            {result.inBox && (
              <Button
                size="small"
                guardMs={0}
                aria-label={stationText.undoOf(result.code)}
                onClick={() => onUndo(result)}
              >
                {stationText.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
