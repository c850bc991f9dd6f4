import { insurableFen } from '@longhaul/domain/claims/insurable.ts'
import type { LineLandedCost, Packed } from '@longhaul/domain/landed-cost/landed-cost.ts'
import { type EndName, type Ends, boxOf, eachEnd, together } from '@longhaul/domain/landed-cost/ends.ts'
import { endAt, outcomesTogether } from '@longhaul/domain/landed-cost/over-weights.ts'
import { type ItemAmounts, orderAmounts, sumAmounts } from '@longhaul/domain/orders/amounts.ts'
import { groupBySeller } from '@longhaul/domain/orders/seller-groups.ts'
import { type Charge, charges } from '@longhaul/domain/shipping/charges.ts'
import { type Carton, estimatedWeight } from '@longhaul/domain/warehouse/packing-estimate.ts'
import { type LineRow, estimatePackage } from '../shipping/public.ts'
import type { Settings } from '../site/public.ts'
import type { LandedCostGoods } from './read-items.ts'

/**
 * The amounts paid when the goods are ordered, calculated by seller as for orders; null if any price is
 * unknown.
 */
export function orderOf(things: readonly LandedCostGoods[], settings: Settings): ItemAmounts | null {
  if (things.some((thing) => thing.priceFen === null)) return null
  const groups = groupBySeller(things.map((thing) => ({ ...thing, thing })))
  return sumAmounts(
    groups.flatMap((group) =>
      orderAmounts(
        group.lines.map(({ thing }) => ({
          unitPriceFen: thing.priceFen ?? 0,
          quantity: thing.quantity,
          photoShots: thing.photoShots,
        })),
        group.freightFen,
        settings,
      ),
    ),
  )
}

/** An item as customs see it. */
export const toGoods = ({ hsCode, priceFen, quantity, grams, categories }: LandedCostGoods) => ({
  code: hsCode,
  valueFen: (priceFen ?? 0) * quantity,
  pieces: quantity,
  grams: grams.expected * quantity,
  categories,
})

/** A row of the rate card as the rules need it. */
export const toLine = (row: LineRow): LineLandedCost => ({
  lineCode: row.id,
  option: row.option,
  rate: row.rate,
  taxMode: row.tax_mode,
  paidUpTo: row.paidUpTo,
  excludes: row.excludes,
  markup: row.markup,
})

/** The charges besides freight that a quote for the parcel would have: no extra services, no late storage. */
export const basicChargesOf = (settings: Settings, goodsFen: number): Charge[] =>
  charges({
    freightFen: 0,
    operationFen: settings.operationFeeFen,
    insurance:
      goodsFen > 0 ? { declaredFen: insurableFen(goodsFen), perMille: settings.insurancePerMille } : null,
  })

/** `outcomes` are equally likely packages; undefined for a weight that the shopper names. */
export type PackedGoods = { goods: Ends<number>; packed: Ends<Packed>; outcomes?: Packed[] }

/**
 * The net and packed weight of the goods in one parcel, in grams; `guess` is the shopper's own figure for the
 * packed weight.
 */
export function packedOf(
  things: readonly LandedCostGoods[],
  cartons: readonly Carton[],
  guess?: number,
): PackedGoods {
  const pieces = things.map((thing) => ({ each: thing.grams, count: thing.quantity }))
  const goods = together(pieces)
  if (guess !== undefined) return { goods, packed: eachEnd(() => ({ weightGrams: guess })) }
  const packed = eachEnd((end) => ({
    weightGrams: estimatedWeight(goods[end]),
    sizeMm: estimatePackage(piecesOf(things, end), cartons).sizeMm,
  }))
  // A package is as large as at the nearest end, because packing boxes ten times would take long.
  const outcomes = outcomesTogether(pieces).map((grams, at) => ({
    ...packed[endAt(at)],
    weightGrams: estimatedWeight(grams),
  }))
  return { goods, packed, outcomes }
}

/**
 * More pieces of an item than this are packed as this many larger boxes of the same total volume, so that the
 * answer is quick.
 */
const BOXES_MAX = 20

/** Every piece with its box, at one end of the expected interval. */
export function piecesOf(things: readonly LandedCostGoods[], end: EndName) {
  return things.flatMap(({ grams, goods, quantity }) => {
    const boxes = Math.min(quantity, BOXES_MAX)
    const times = quantity / boxes
    const { volume, longest } = goods.estimates
    const box = {
      weightGrams: Math.max(1, Math.round(grams[end] * times)),
      sizeMm: boxOf(volume[end] * times, longest[end]),
    }
    return Array.from({ length: boxes }, () => box)
  })
}
