import { countText as words } from '@longhaul/text/console/count/count.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useState } from 'react'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { StationTitle } from '../shared/station/Station.tsx'
import { Thumb } from '../shared/Thumb.tsx'
import { NoLabelDialog } from './NoLabelDialog.tsx'
import { type CountedThing, type FoundInCount, placeTold } from './take-order.ts'
import { PrintOnly } from '@longhaul/ui/print/PrintOnly.tsx'
import { LabelPaper } from '../shared/labels/LabelPaper.tsx'

/** The shelf that is counted: how many labels were scanned, and which; never how many there should be. */
export function ShelfInHand({
  shelf,
  scans,
  things,
  found,
  onUndo,
  onHandIn,
  onLabel,
}: {
  shelf: string
  scans: number
  things: readonly CountedThing[]
  found: readonly FoundInCount[]
  onUndo: () => void
  onHandIn: () => void
  /** A label was printed for the thing in the hand. */
  onLabel: (number: string) => void
}) {
  const [asking, setAsking] = useState(false)
  const [printing, setPrinting] = useState<readonly string[]>([])
  return (
    <>
      <section className="grid gap-3 rounded-card bg-kraft-tint p-4" aria-label={words.counting}>
        <p className="text-sm text-ink-2">{words.counting}</p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="code text-2xl font-semibold">{shelf}</span>
          <span role="status">
            <b className="text-2xl font-semibold">{scans}</b> {words.scanned(scans)}
          </span>
        </p>
        <p className="text-sm text-ink-2">{words.blind}</p>
        <Line>
          <Button type="primary" guardMs={0} aria-keyshortcuts="DONE" onClick={onHandIn}>
            {words.handIn}
          </Button>
          {scans > 0 && (
            <Button guardMs={0} onClick={onUndo}>
              {stationText.undo}
            </Button>
          )}
          <Button guardMs={0} onClick={() => setAsking(true)}>
            {words.found.button}
          </Button>
        </Line>
        <p className="text-sm text-ink-2">{words.noLabel}</p>
      </section>
      {asking && (
        <NoLabelDialog
          onPrint={(numbers) => {
            setPrinting(numbers)
            if (numbers.length === 1 && numbers[0]) onLabel(numbers[0])
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <FoundLabels numbers={printing} onPrinted={() => setPrinting([])} />
      {found.length > 0 && (
        <section aria-labelledby="found-things">
          <StationTitle id="found-things">{words.found.list}</StationTitle>
          <ul className="grid gap-px overflow-hidden rounded-card border bg-line">
            {found.map((thing) => (
              <li key={thing.id} className="flex items-center gap-3 bg-surface px-3 py-1">
                <Thumb src={thing.image} />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {thing.look} {thing.pieces > 1 && <b>× {thing.pieces}</b>}
                </span>
                <span className="code text-sm">{thing.number}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {things.length > 0 && (
        <section aria-labelledby="counted-things">
          <StationTitle id="counted-things">{words.list}</StationTitle>
          <ul className="grid gap-px overflow-hidden rounded-card border bg-line">
            {things.map((thing) => (
              <li key={thing.stock_item_id} className="bg-surface px-3 py-1">
                <GoodsCard size="s" goods={shownOf(thing)}>
                  <span className="code">{thing.goods_number}</span>
                  {thing.lies !== 'here' && <b className="text-warn"> {placeTold(thing)}</b>}
                </GoodsCard>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** With the number of pieces that were scanned: its quantity would tell how many are still to be found. */
const shownOf = (thing: CountedThing) => ({ ...thing, quantity: thing.pieces.length })

/** Labels for things without one, of the same size as goods labels. */
function FoundLabels({ numbers, onPrinted }: { numbers: readonly string[]; onPrinted: () => void }) {
  if (numbers.length === 0) return null
  return (
    <PrintOnly key={numbers[0]} onPrinted={onPrinted}>
      {numbers.map((number) => (
        <LabelPaper
          key={number}
          above={<b className="text-[14pt] leading-none">{words.found.label}</b>}
          code={number}
        >
          <b className="font-mono text-[10pt] leading-none">{number}</b>
        </LabelPaper>
      ))}
    </PrintOnly>
  )
}
