import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { lineOf } from '../shared/goods/goods-names.ts'
import { TextButton } from '../shared/TextButton.tsx'
import { type Thing, type Wave, moreBinOf } from './wave.ts'

const words = pickingText.hand

/** The next thing of the walk: its shelf in the largest letters of the screen, its picture and options. */
export function NextStop({
  wave,
  thing,
  afterNext,
  onHave,
  onMissing,
  onSkip,
}: {
  wave: Wave
  thing: Thing
  afterNext: Thing | undefined
  onHave: () => void
  onMissing: () => void
  /** Undefined for the last one. */
  onSkip: (() => void) | undefined
}) {
  const parcel = wave.parcels.find((entry) => entry.parcel_id === thing.parcel_id)
  const more = parcel ? moreBinOf(parcel) : null
  return (
    <section className="grid gap-3" aria-label={words.next}>
      <div>
        <p className="flex justify-between text-sm text-ink-2">
          {words.next}
          <span>{words.toFetch(thing.quantity - thing.picked_pieces)}</span>
        </p>
        <p className="font-mono text-[2.75rem] leading-none font-medium wrap-anywhere">
          {thing.shelf || words.noShelf}
        </p>
      </div>
      <GoodsCard size="m" goods={thing} />
      {thing.labelled_pieces === 0 && (
        <p className="text-sm">
          {words.byNumber(thing.tracking_number)} <TextButton onClick={onHave}>{words.haveIt}</TextButton>
        </p>
      )}
      <p className="flex items-center gap-3">
        <b className="num grid size-14 flex-none place-items-center rounded-control border-2 border-primary text-2xl text-primary">
          {thing.bins.at(-1)}
        </b>
        <span>
          {words.into(pickingText.binList(thing.bins))}
          {parcel && (
            <small className="block text-sm text-ink-2">
              {parcel.country_name} · <span className="code">{parcel.number}</span> ·{' '}
              {pickingText.ofPieces(parcel.picked_pieces, parcel.pieces)}
            </small>
          )}
          {more !== null && <small className="block text-sm font-semibold">{words.moreBin(more)}</small>}
        </span>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button size="big" guardMs={0} onClick={onMissing}>
          {words.notHere}
        </Button>
        {onSkip && (
          <Button size="big" guardMs={0} onClick={onSkip}>
            {words.skip}
          </Button>
        )}
      </div>
      {afterNext && (
        <p className="truncate border-t pt-2 text-sm text-ink-2">
          {words.afterwards} <b className="code">{afterNext.shelf || words.noShelf}</b> {lineOf(afterNext)}
        </p>
      )}
    </section>
  )
}
