import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import { lineOf } from '../shared/goods/goods-names.ts'
import { BinTiles } from './BinTiles.tsx'
import type { Thing, Wave } from './wave.ts'

const words = pickingText.hand

/** The right thing is in the hand: which bin it goes into, as large as can be. */
export function InHand({
  thing,
  pieces,
  wave,
  onPut,
  onDown,
}: {
  thing: Thing
  pieces: number
  wave: Wave
  onPut: () => void
  onDown: () => void
}) {
  const parcel = wave.parcels.find((entry) => entry.parcel_id === thing.parcel_id)
  return (
    <section className="grid gap-3" aria-label={words.right(thing.bin)}>
      <div className="flex gap-3 rounded-card bg-ok p-4 text-on-fill" role="status">
        <CircleCheck className="size-8 stroke-2" />
        <div>
          <p className="text-xl leading-[1.3] font-semibold">{words.right(thing.bin)}</p>
          <p>
            {lineOf(thing)} · {pickingText.items(pieces)}
          </p>
        </div>
      </div>
      <p className="flex items-center gap-4">
        <b className="num grid size-28 flex-none place-items-center rounded-card bg-primary text-[4rem] leading-none text-on-fill">
          {thing.bin}
        </b>
        {parcel && (
          <span>
            <b className="block text-lg">{words.scanBin(thing.bin)}</b>
            {parcel.country_name} · <span className="code">{parcel.number}</span>
            <br />
            {pickingText.ofPieces(parcel.picked_pieces, parcel.pieces)}
          </span>
        )}
      </p>
      <BinTiles wave={wave} wanted={thing.bin} />
      {parcel && <p className="text-sm text-ink-2">{words.binOnly(thing.bin, parcel.number)}</p>}
      <div className="grid grid-cols-2 gap-2">
        <Button size="big" guardMs={0} onClick={onDown}>
          {words.putDown}
        </Button>
        <Button size="big" onClick={onPut}>
          {words.inBin(thing.bin)}
        </Button>
      </div>
    </section>
  )
}
