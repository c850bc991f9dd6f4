import { putAwayText as words } from '@longhaul/text/console/putaway/putaway.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Check from 'lucide-react/icons/check'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { ScanRow, ScanRows } from '../shared/station/ScanRow.tsx'
import { StationTitle } from '../shared/station/Station.tsx'
import type { Move } from './use-moves.ts'

/** The last moves, newest first; each can be undone on its own. */
export function LastMoves({
  moves,
  canUndo,
  onUndo,
}: {
  moves: readonly Move[]
  canUndo: (move: Move) => boolean
  onUndo: (move: Move) => void
}) {
  if (moves.length === 0) return null
  return (
    <section aria-labelledby="last-moves">
      <StationTitle id="last-moves">{words.last}</StationTitle>
      <ScanRows>
        {moves.map((move) => (
          <ScanRow
            key={move.key}
            icon={move.is === 'undone' ? Undo2 : move.good ? Check : X}
            good={move.good}
            code={move.code}
            at={move.at}
            action={
              canUndo(move) && (
                <Button
                  size="small"
                  guardMs={0}
                  aria-label={stationText.undoOf(move.code)}
                  onClick={() => onUndo(move)}
                >
                  {stationText.undo}
                </Button>
              )
            }
          >
            <b className="text-ink">{move.is === 'undone' ? words.undone : move.title}</b>
            {move.text}
          </ScanRow>
        ))}
      </ScanRows>
    </section>
  )
}
