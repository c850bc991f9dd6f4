import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { useCarts } from './use-carts.ts'

const words = pickingText.bench

/** In which bin a package lies, who still picks it, and how much of it could not be brought. */
export function InBin({ id }: { id: string }) {
  const place = useCarts().placeOf(id)
  if (!place) return null
  const { wave, parcel } = place
  return (
    <>
      {parcel.short > 0 && (
        <>
          <b className="text-warn">{words.short(parcel.short)}</b>
          {' · '}
        </>
      )}
      {words.inBin(wave.cart, pickingText.binList(parcel.bins))}
      {wave.ended_at === null &&
        ` · ${wave.picker ? words.beingPicked(wave.picker.name) : words.waitsForPicker}`}
      {' · '}
    </>
  )
}
