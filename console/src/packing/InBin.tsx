import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'

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

/**
 * The carts of the warehouse: which packages are still being picked, and which one a bin or a thing means.
 */
export function useCarts() {
  const { data } = useCall('GET /staff/pick_waves', { query: {} }, { staleMs: 30_000 })
  const waves = data?.waves ?? []
  const places = waves.flatMap((wave) =>
    wave.parcels.filter(({ left }) => !left).map((parcel) => ({ wave, parcel })),
  )
  return {
    beingPicked: places.flatMap(({ wave, parcel }) => (wave.ended_at === null ? [parcel.parcel_id] : [])),
    /** Where a package is; undefined if it is on no cart. */
    placeOf: (id: string) => places.find(({ parcel }) => parcel.parcel_id === id),
    /** The id of the package in a scanned bin, or in whose bin a scanned thing lies. */
    packageOf(code: string): string | undefined {
      const read = readStationCode(code)
      const found =
        read.kind === 'bin'
          ? places.find(({ wave, parcel }) => wave.cart === read.cart && parcel.bins.includes(read.bin))
          : read.kind === 'goods'
            ? places.find(({ parcel }) => parcel.goods_numbers.includes(goodsNumberText(read.goodsNumber)))
            : undefined
      return found?.parcel.parcel_id
    },
  }
}
