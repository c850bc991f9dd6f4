import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import { lineOf } from '../shared/goods/goods-names.ts'
import { BinTiles } from './BinTiles.tsx'
import { type Thing, type Wave, moreBinOf } from './wave.ts'

const words = pickingText.hand

/** The right thing is in the hand: which bin it goes into, as large as can be. */
export function InHand({
  thing,
  pieces,
  wave,
  isBinFull,
  onPut,
  onFull,
  onDown,
}: {
  thing: Thing
  pieces: number
  wave: Wave
  /** The bins of its package are full: a free one is to be scanned. */
  isBinFull: boolean
  onPut: () => void
  /** Says that they are full, or that something fits after all. */
  onFull: () => void
  onDown: () => void
}) {
  const parcel = wave.parcels.find((entry) => entry.parcel_id === thing.parcel_id)
  const bins = pickingText.binList(thing.bins)
  const bin = thing.bins.at(-1) ?? thing.bin
  const more = parcel ? moreBinOf(parcel) : null
  return (
    <section className="grid gap-3" aria-label={words.right(bins)}>
      <div className="flex gap-3 rounded-card bg-ok p-4 text-on-fill" role="status">
        <CircleCheck className="size-8 stroke-2" />
        <div>
          <p className="text-xl leading-[1.3] font-semibold">{words.right(bins)}</p>
          <p>
            {lineOf(thing)} · {pickingText.items(pieces)}
          </p>
        </div>
      </div>
      <p className="flex items-center gap-4">
        <b className="num grid size-28 flex-none place-items-center rounded-card bg-primary text-[4rem] leading-none text-on-fill">
          {isBinFull ? (more ?? '+') : bin}
        </b>
        {parcel && (
          <span>
            <b className="block text-lg">
              {!isBinFull ? words.scanBin(bin) : more === null ? words.scanFree : words.scanBin(more)}
            </b>
            {parcel.country_name} · <span className="code">{parcel.number}</span>
            <br />
            {pickingText.ofPieces(parcel.picked_pieces, parcel.pieces)}
          </span>
        )}
      </p>
      <BinTiles wave={wave} wanted={thing.bins} />
      {parcel && (
        <p className="text-sm text-ink-2">
          {more === null ? words.binOnly(bins, parcel.number) : words.moreBin(more)}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button size="big" guardMs={0} onClick={onDown}>
          {words.putDown}
        </Button>
        <Button size="big" disabledReason={isBinFull ? words.scanFree : null} onClick={onPut}>
          {words.inBin(bin)}
        </Button>
        <span className="col-span-2 grid">
          <Button size="big" guardMs={0} aria-pressed={isBinFull} onClick={onFull}>
            {isBinFull ? words.fits : words.full}
          </Button>
        </span>
      </div>
    </section>
  )
}
