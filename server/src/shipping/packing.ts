import type { SizeMm } from '@longhaul/domain/shipping/fee.ts'
import {
  type Carton,
  STOCK_CARTONS,
  VOLUME_PERCENT,
  estimatedWeight,
} from '@longhaul/domain/warehouse/packing-estimate.ts'
import { pack3D } from 'binpackingjs/3d'

/** One measured thing that goes into a package. */
export type PackedGoods = { weightGrams: number; sizeMm: SizeMm }

/** What a package will probably weigh and measure, before anybody packs it. Longest side first. */
export type PackageEstimate = { goodsGrams: number; weightGrams: number; sizeMm: SizeMm }

/**
 * Estimates a package. One thing travels in the packaging it came in; several go into the smallest stock carton that takes them all;
 * what fits in none gets a box of its own. The same goods give the same answer in whatever order they come.
 */
export function estimatePackage(goods: readonly PackedGoods[]): PackageEstimate {
  const goodsGrams = goods.reduce((sum, item) => sum + item.weightGrams, 0)
  const boxes = goods.map((item) => bySide(item.sizeMm)).toSorted(largestFirst)
  const carton = boxes.length > 1 ? STOCK_CARTONS.find((candidate) => takesAll(candidate, boxes)) : undefined
  return { goodsGrams, weightGrams: estimatedWeight(goodsGrams), sizeMm: carton?.sizeMm ?? ownBox(boxes) }
}

/** Beyond so many boxes the library is not asked: the answer must not keep the shopper waiting. */
const PACKED_AT_MOST = 100

function takesAll(carton: Carton, boxes: readonly SizeMm[]): boolean {
  // Two cheap questions first: room for filling, and no side longer than the carton's.
  const needed = boxes.reduce((sum, box) => sum + volume(box), 0) * (100 + VOLUME_PERCENT)
  if (boxes.length > PACKED_AT_MOST || needed > volume(carton.sizeMm) * 100) return false
  if (boxes.some((box) => box.some((side, index) => side > carton.sizeMm[index]!))) return false
  const [width, height, depth] = carton.sizeMm
  const result = pack3D({
    bins: [{ name: carton.code, width, height, depth, maxWeight: boxes.length }],
    items: boxes.map(([w, h, d], index) => ({
      name: String(index),
      width: w,
      height: h,
      depth: d,
      weight: 1,
    })),
  })
  return result.unfitItems.length === 0
}

/** As long and wide as the largest thing, as high as the volume with its filling needs; one thing alone as it is. */
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

const bySide = (size: SizeMm): SizeMm => {
  const [a, b, c] = size.toSorted((one, other) => other - one) as [number, number, number]
  return [a, b, c]
}

/** A full order, so that equal goods in another order are packed the same way. */
const largestFirst = (a: SizeMm, b: SizeMm): number => volume(b) - volume(a) || b[0] - a[0] || b[1] - a[1]
