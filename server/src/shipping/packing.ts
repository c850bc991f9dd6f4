import type { SizeMm } from '@longhaul/domain/shipping/fee.ts'
import { type Carton, VOLUME_PERCENT, estimatedWeight } from '@longhaul/domain/warehouse/packing-estimate.ts'
import { pack3D } from 'binpackingjs/3d'

/** One measured item that goes into a parcel. */
export type PackedGoods = { weightGrams: number; sizeMm: SizeMm }

/** The expected weight and size of a parcel before it is packed. Longest side first. */
export type PackageEstimate = { goodsGrams: number; weightGrams: number; sizeMm: SizeMm }

/**
 * The position of each item in a carton, by its index in the list: its near lower corner and its sides as
 * rotated, in millimetres. `left` did not fit.
 */
export type Layout = { placed: { index: number; atMm: SizeMm; sizeMm: SizeMm }[]; left: number[] }

/**
 * Estimates a parcel. A single item travels in its own packaging; several go into the smallest carton that
 * holds them all; if none does, they get a box of their own. The result does not depend on the order of the
 * goods.
 */
export function estimatePackage(goods: readonly PackedGoods[], cartons: readonly Carton[]): PackageEstimate {
  const goodsGrams = goods.reduce((sum, item) => sum + item.weightGrams, 0)
  const boxes = goods.map((item) => bySide(item.sizeMm)).toSorted(largestFirst)
  const carton = chooseCarton(goods, cartons)
  return { goodsGrams, weightGrams: estimatedWeight(goodsGrams), sizeMm: carton?.sizeMm ?? ownBox(boxes) }
}

/**
 * The smallest carton that holds these items with room for filling; undefined for a single item, or if no
 * carton is large enough.
 */
export function chooseCarton(
  goods: readonly Pick<PackedGoods, 'sizeMm'>[],
  cartons: readonly Carton[],
): Carton | undefined {
  const boxes = goods.map((item) => bySide(item.sizeMm)).toSorted(largestFirst)
  if (boxes.length < 2) return undefined
  return cartons.toSorted(smallestFirst).find((candidate) => takesAll(candidate, boxes))
}

/** Places items into a carton as the library would, the largest first. Items that do not fit are `left`. */
export function layOut(goods: readonly Pick<PackedGoods, 'sizeMm'>[], carton: Carton): Layout {
  const boxes = goods
    .map((item, index) => ({ index, sizeMm: bySide(item.sizeMm) }))
    .toSorted((a, b) => largestFirst(a.sizeMm, b.sizeMm) || a.index - b.index)
  const asked = boxes.slice(0, PACKED_AT_MOST)
  const packed = packInto(
    carton,
    asked.map((box) => box.sizeMm),
  )
  const placed = (packed.packedBins[0]?.items ?? []).map((item) => ({
    index: asked[Number(item.name)]!.index,
    atMm: threeOf(item.position),
    sizeMm: threeOf(item.dimension),
  }))
  const inside = new Set(placed.map((entry) => entry.index))
  return { placed, left: boxes.map((box) => box.index).filter((index) => !inside.has(index)) }
}

/** For more boxes than this the library is not used, because the shopper would have to wait too long. */
const PACKED_AT_MOST = 100

function takesAll(carton: Carton, boxes: readonly SizeMm[]): boolean {
  // Two cheap checks first: there is room for filling, and no side is longer than the carton's.
  const needed = boxes.reduce((sum, box) => sum + volume(box), 0) * (100 + VOLUME_PERCENT)
  if (boxes.length > PACKED_AT_MOST || needed > volume(carton.sizeMm) * 100) return false
  if (boxes.some((box) => box.some((side, index) => side > carton.sizeMm[index]!))) return false
  return packInto(carton, boxes).unfitItems.length === 0
}

/**
 * Calls the library. Its third axis is the carton's shortest side, which stands upright; items are named by
 * their index.
 */
function packInto(carton: Carton, boxes: readonly SizeMm[]) {
  const [width, height, depth] = carton.sizeMm
  return pack3D({
    bins: [{ name: carton.code, width, height, depth, maxWeight: boxes.length }],
    items: boxes.map(([w, h, d], index) => ({
      name: String(index),
      width: w,
      height: h,
      depth: d,
      weight: 1,
    })),
  })
}

/**
 * A box as long and wide as the largest item, and as high as the volume with filling requires; for a single
 * item its own size.
 */
function ownBox(boxes: readonly SizeMm[]): SizeMm {
  const [first, ...others] = boxes
  if (!first) throw new RangeError('nothing to pack')
  if (others.length === 0) return first
  const length = Math.max(...boxes.map((box) => box[0]))
  const width = Math.max(...boxes.map((box) => box[1]))
  const needed = (boxes.reduce((sum, box) => sum + volume(box), 0) * (100 + VOLUME_PERCENT)) / 100
  const height = Math.max(...boxes.map((box) => box[2]), Math.ceil(needed / (length * width)))
  return bySide([length, width, height])
}

const volume = (box: SizeMm): number => box[0] * box[1] * box[2]

const bySide = (size: SizeMm): SizeMm => threeOf(size.toSorted((entry, other) => other - entry))

const threeOf = ([a, b, c]: readonly number[]): [number, number, number] => [a!, b!, c!]

const smallestFirst = (a: Carton, b: Carton): number =>
  volume(a.sizeMm) - volume(b.sizeMm) || (a.code < b.code ? -1 : 1)

/** A total order, so that the same goods in a different order are packed the same way. */
const largestFirst = (a: SizeMm, b: SizeMm): number => volume(b) - volume(a) || b[0] - a[0] || b[1] - a[1]
