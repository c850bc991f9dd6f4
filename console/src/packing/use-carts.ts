import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'

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
