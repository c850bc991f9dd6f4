import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Check from 'lucide-react/icons/check'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { ScanRow, ScanRows } from '../shared/station/ScanRow.tsx'
import { StationTitle } from '../shared/station/Station.tsx'
import { TextButton } from '../shared/TextButton.tsx'
import { wordsOf } from './ScanBanner.tsx'
import { type ScanResult, whyNotUndo } from './scan-result.ts'

/**
 * The last five scans, newest first; each item of a parcel can be reopened, and each scan that changed
 * something can be undone.
 */
export function LastScans({
  results,
  chosen,
  onChoose,
  onUndo,
}: {
  results: readonly ScanResult[]
  chosen: string
  onChoose: (id: string) => void
  onUndo: (key: string) => void
}) {
  if (results.length === 0) return null
  return (
    <section aria-labelledby="last-scans">
      <StationTitle id="last-scans">{receiveText.lastScans}</StationTitle>
      <ScanRows>
        {results.map((result) => (
          <ScanRow
            key={result.key}
            icon={result.kind === 'known' ? Check : result.kind === 'undone' ? Undo2 : X}
            good={result.kind === 'known'}
            code={result.code}
            at={result.at}
            action={<UndoButton result={result} onUndo={() => onUndo(result.key)} />}
          >
            {result.kind !== 'refused' && result.kind !== 'undone' && result.found.items.length > 0
              ? result.found.items.map((item) => (
                  <TextButton key={item.id} current={item.id === chosen} onClick={() => onChoose(item.id)}>
                    {item.title}
                  </TextButton>
                ))
              : wordsOf(result).title}
          </ScanRow>
        ))}
      </ScanRows>
    </section>
  )
}

function UndoButton({ result, onUndo }: { result: ScanResult; onUndo: () => void }) {
  const why = whyNotUndo(result)
  return (
    <Button
      size="small"
      guardMs={0}
      aria-label={stationText.undoOf(result.code)}
      disabledReason={why && stationText.whyNotUndo[why]}
      onClick={onUndo}
    >
      {stationText.undo}
    </Button>
  )
}
