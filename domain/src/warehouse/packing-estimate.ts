import type { SizeMm } from '../shipping/fee.ts'

/** A carton that the warehouses keep in stock: inner sides, longest first, and its own weight. */
export type Carton = { readonly code: string; readonly sizeMm: SizeMm; readonly weightGrams: number }

/**
 * The initial stock cartons of an installation, smallest first, which staff can change. C39 exists because
 * EMS bills volume only from a side of 40 cm on. Our own choice of sizes.
 */
export const STOCK_CARTONS: readonly Carton[] = [
  { code: 'C20', sizeMm: [200, 150, 100], weightGrams: 90 },
  { code: 'C30', sizeMm: [300, 200, 150], weightGrams: 180 },
  { code: 'C39', sizeMm: [390, 300, 250], weightGrams: 390 },
  { code: 'C40', sizeMm: [400, 300, 250], weightGrams: 400 },
  { code: 'C50', sizeMm: [500, 400, 300], weightGrams: 700 },
  { code: 'C60', sizeMm: [600, 400, 400], weightGrams: 1_100 },
]

/** The weight of carton, filling and tape in per cent of the goods. Agents observe 5 to 15. */
export const PACKING_PERCENT = 10
/** The space that goods need in addition to their own boxes, in per cent of their volume. */
export const VOLUME_PERCENT = 15

/** The estimated weight of a parcel before packing: goods plus packaging, rounded up to a gram. */
export const estimatedWeight = (netGrams: number, packingPercent: number = PACKING_PERCENT): number =>
  netGrams + Math.ceil((netGrams * packingPercent) / 100)

/** The space that goods need together, in mm³; null if there are none, or if the size of one is unknown. */
export function neededVolume(items: readonly (SizeMm | null)[]): number | null {
  const sizes = items.filter((size) => size !== null)
  if (sizes.length === 0 || sizes.length < items.length) return null
  return (sizes.reduce((sum, size) => sum + volume(size), 0) * (100 + VOLUME_PERCENT)) / 100
}

/** The volume of something of this size, in mm³. */
export const volume = (size: SizeMm): number => size[0] * size[1] * size[2]
