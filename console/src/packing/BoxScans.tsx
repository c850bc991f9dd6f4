import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { KeyHint } from '../shared/Key.tsx'
import { useStationKeys } from '../shared/station/keys.ts'
import { ScanRow, ScanRows } from '../shared/station/ScanRow.tsx'
import type { BoxScan } from './use-box-scans.ts'

/**
 * The last scan on one line with its undo. The last five open with a button or F8, so that they do not push
 * the pick list out of view.
 */
export function BoxScans({
  notice,
  results,
  onUndo,
}: {
  notice: { good: boolean; text: string } | null
  results: readonly BoxScan[]
  onUndo: (result: BoxScan) => void
}) {
  const [open, setOpen] = useState(false)
  useStationKeys({ F8: () => setOpen(!open) })
  const last = results[0]
  return (
    <div className="grid gap-2">
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        <p
          className={`min-w-0 flex-1 ${notice ? `font-semibold ${notice.good ? 'text-ok' : 'text-bad'}` : 'text-sm text-ink-2'}`}
          role="status"
        >
          {notice ? notice.text : packingText.scanHint}
        </p>
        {last?.inBox && !open && <UndoScan result={last} onUndo={onUndo} />}
        {results.length > 1 && (
          <Button size="small" guardMs={0} aria-expanded={open} onClick={() => setOpen(!open)}>
            {packingText.allScans(results.length)} <KeyHint>F8</KeyHint>
          </Button>
        )}
      </div>
      {open && results.length > 0 && (
        <section aria-label={packingText.lastScans}>
          <ScanRows>
            {results.map((result) => (
              <ScanRow
                key={result.key}
                icon={result.good ? Check : X}
                good={result.good}
                code={result.code}
                at={result.at}
                action={result.inBox && <UndoScan result={result} onUndo={onUndo} />}
              >
                {result.text}
              </ScanRow>
            ))}
          </ScanRows>
        </section>
      )}
    </div>
  )
}

const UndoScan = ({ result, onUndo }: { result: BoxScan; onUndo: (result: BoxScan) => void }) => (
  <Button
    size="small"
    guardMs={0}
    aria-label={stationText.undoOf(result.code)}
    onClick={() => onUndo(result)}
  >
    {stationText.undo}
  </Button>
)
