import { isToPick } from '@longhaul/domain/parcels/picking.ts'
import { pickingText as words } from '@longhaul/text/console/picking/picking.ts'
import { type WaveHead, moreBinOf } from './wave.ts'

const LOOKS = {
  wanted: 'border-primary bg-primary text-on-fill',
  done: 'border-ok bg-ok-tint',
  short: 'border-warn bg-warn-tint',
  stop: 'border-bad bg-bad-tint',
  open: 'border-ink-3 bg-surface',
  free: 'border-dashed border-ink-3 text-ink-2',
} as const

/**
 * The bins of a cart: the package in each, and how much of it is there. `wanted`: where the next piece goes.
 */
export function BinTiles({ wave, wanted }: { wave: WaveHead; wanted?: readonly number[] | undefined }) {
  const here = wave.parcels.filter(({ left }) => !left)
  return (
    <ol className="grid grid-cols-4 gap-1.5" aria-label={words.cart(wave.cart)}>
      {Array.from({ length: wave.bins }, (_, at) => at + 1).map((bin) => {
        const parcel = here.find((entry) => entry.bins.includes(bin))
        const further = here.find((entry) => moreBinOf(entry) === bin)
        const look = !parcel ? 'free' : wanted?.includes(bin) ? 'wanted' : lookOf(parcel)
        return (
          <li
            key={bin}
            className={`grid min-h-18 content-start rounded-control border px-2 py-1 ${LOOKS[look]}`}
          >
            <b className="num text-lg leading-6">{bin}</b>
            <small className="truncate text-sm">
              {parcel || further ? `…${(parcel ?? further)!.number.slice(-4)}` : words.free}
            </small>
            {!parcel && further && <small className="text-sm">{words.further}</small>}
            {parcel && (
              <small className="num text-sm whitespace-nowrap">
                {look === 'stop'
                  ? words.hand.cancelled
                  : parcel.bin === bin
                    ? words.ofPieces(parcel.picked_pieces, parcel.pieces)
                    : words.further}
              </small>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function lookOf(parcel: WaveHead['parcels'][number]): keyof typeof LOOKS {
  if (!isToPick(parcel.stage)) return 'stop'
  if (parcel.short > 0) return 'short'
  return parcel.pieces > 0 && parcel.picked_pieces >= parcel.pieces ? 'done' : 'open'
}
