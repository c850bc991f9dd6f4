import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { lineOf } from '../shared/goods/goods-names.ts'
import { Line } from '../shared/layout/Line.tsx'
import { ScanField } from '../shared/ScanField.tsx'
import { Banner } from '../shared/station/Banner.tsx'
import { HeldScans, LateRefusals } from '../shared/station/HeldScans.tsx'
import { BinTiles } from './BinTiles.tsx'
import { InHand } from './InHand.tsx'
import { NextStop } from './NextStop.tsx'
import { ShortPick } from './ShortPick.tsx'
import { placeOf } from './read-hand.ts'
import type { useHandHeld } from './use-hand-held.ts'
import { type Thing, type Wave, countPieces, isThingDone } from './wave.ts'

const words = pickingText.hand

type HandHeld = ReturnType<typeof useHandHeld>

/** The walk for a wave: the next thing, then its bin; at the end the cart is handed over. */
export function Walk({
  hand,
  wave,
  isEnding,
  disabledReason,
  onEnd,
}: {
  hand: HandHeld
  wave: Wave
  isEnding: boolean
  disabledReason: string | null
  onEnd: () => void
}) {
  const { pieces, picked } = countPieces(wave)
  const { inHand, toPutBack, next, asking, notice } = hand
  const isOver = !next && wave.put_back.length === 0
  const what = toPutBack
    ? words.scanShelf
    : inHand
      ? hand.isBinFull
        ? words.scanFree
        : words.scanBin(inHand.bins.at(-1) ?? inHand.bin)
      : isOver
        ? words.scanDone
        : words.scan
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-3 overflow-y-auto pb-6">
      <p className="flex items-center gap-3">
        <progress className="h-2 min-w-0 flex-1 accent-ok" max={pieces} value={picked} aria-hidden="true" />
        {pieces > 0 && <b className="num whitespace-nowrap">{pickingText.ofPieces(picked, pieces)}</b>}
      </p>
      <p className="-mb-2 font-semibold text-primary" aria-hidden="true">
        {what}
      </p>
      <ScanField compact label={what} camera disabledReason={disabledReason} onScan={hand.scan} />
      {hand.held > 0 && <HeldScans waiting={hand.waiting} onDrop={hand.drop} />}
      <LateRefusals of={hand.late} onSeen={hand.seen} />
      {notice &&
        (notice.good ? (
          <p className="font-semibold text-ok" role="status">
            {[notice.title, notice.text].filter(Boolean).join(' ')}
          </p>
        ) : (
          <Banner key={notice.code} good={false} title={notice.title} code={notice.code} text={notice.text} />
        ))}
      <PutBackList wave={wave} except={toPutBack?.stock_item_id} />
      {asking ? (
        <ShortPick
          thing={asking}
          onSay={(reason) => hand.report(asking, reason)}
          onBack={() => hand.ask('')}
        />
      ) : toPutBack ? (
        <section className="grid gap-3" aria-label={words.scanShelf}>
          <p className="text-xl font-semibold text-primary">{words.scanShelf}</p>
          <GoodsCard size="m" goods={toPutBack} />
          <p>{words.lay(placeOf(toPutBack) || words.noShelf)}</p>
        </section>
      ) : inHand && hand.hand?.kind === 'thing' ? (
        <InHand
          thing={inHand}
          pieces={hand.hand.pieces}
          wave={wave}
          isBinFull={hand.isBinFull}
          onPut={hand.putByHand}
          onFull={hand.turnFull}
          onDown={hand.undo}
        />
      ) : next ? (
        <NextStop
          wave={wave}
          thing={next}
          afterNext={hand.afterNext}
          onHave={() => hand.takeByHand(next)}
          onMissing={() => hand.ask(next.stock_item_id)}
          onSkip={hand.afterNext && (() => hand.skip(next))}
        />
      ) : (
        isOver && <End wave={wave} hand={hand} isEnding={isEnding} onEnd={onEnd} />
      )}
      {hand.canUndo && !hand.hand && (
        <Line>
          <Button size="small" guardMs={0} onClick={hand.undo}>
            {words.undo}
          </Button>
        </Line>
      )}
    </div>
  )
}

/** What lies in bins although its package was cancelled or changed. */
function PutBackList({ wave, except }: { wave: Wave; except: string | undefined }) {
  const left = wave.put_back.filter((thing) => thing.stock_item_id !== except)
  if (left.length === 0) return null
  return (
    <Note tone="warn" title={words.putBackTitle(left.reduce((sum, { pieces }) => sum + pieces, 0))}>
      <ul className="grid gap-1">
        {left.map((thing) => (
          <li key={`${thing.parcel_id} ${thing.stock_item_id}`}>
            {words.putBackText(lineOf(thing), pickingText.binList(thing.bins))}
          </li>
        ))}
      </ul>
    </Note>
  )
}

/** Nothing is left to fetch: what is missing, and the hand-over. */
function End({
  wave,
  hand,
  isEnding,
  onEnd,
}: {
  wave: Wave
  hand: HandHeld
  isEnding: boolean
  onEnd: () => void
}) {
  const { pieces, picked } = countPieces(wave)
  const missing = wave.items.filter((thing) => isThingDone(thing) && thing.picked_pieces < thing.quantity)
  return (
    <section className="grid gap-4" aria-label={words.end}>
      {pieces > 0 && (
        <>
          <p className="text-2xl font-semibold text-ok">{words.done(picked, pieces)}</p>
          <p>{words.doneText}</p>
        </>
      )}
      <BinTiles wave={wave} />
      {missing.length > 0 && (
        <Note tone="warn" title={words.missing(missing.length)}>
          <ul className="grid gap-2">
            {missing.map((thing) => (
              <Missing key={thing.stock_item_id} thing={thing} onFind={() => hand.report(thing, null)} />
            ))}
          </ul>
        </Note>
      )}
      <Line>
        <Button type="primary" size="big" guardMs={0} disabled={isEnding} onClick={onEnd}>
          {words.end}
        </Button>
      </Line>
    </section>
  )
}

const Missing = ({ thing, onFind }: { thing: Thing; onFind: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-2">
    <span>
      {lineOf(thing)} · <span className="code">{placeOf(thing) || words.noShelf}</span>
      {thing.short && ` · ${words.whyShort[thing.short.reason]}`}
    </span>
    <Button size="small" guardMs={0} onClick={onFind}>
      {words.lookAgain}
    </Button>
  </li>
)
