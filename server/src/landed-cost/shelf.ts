import type { LineCost } from '@longhaul/domain/landed-cost/landed-cost.ts'
import { END_NAMES } from '@longhaul/domain/landed-cost/ends.ts'
import { billTotal, parcelBill } from '@longhaul/domain/parcels/bill.ts'
import { isRefused, quote } from '@longhaul/domain/shipping/fee.ts'
import type { Carton } from '@longhaul/domain/warehouse/packing-estimate.ts'
import type { Db } from '../platform/database/db.ts'
import { type PackageEstimate, estimatePackage } from '../shipping/public.ts'
import type { Settings } from '../site/public.ts'
import { basicChargesOf, piecesOf } from './parts.ts'
import type { LandedCostGoods } from './read-items.ts'
import { type ShelfThing, listOwnShelf } from './sql.ts'

/**
 * What the goods add to the cost of a parcel of everything on the shopper's shelf, by the same line; null if
 * the shelf is empty or the line cannot take it all.
 */
export async function addsToShelf(
  db: Db,
  shopperId: string,
  asked: {
    things: readonly LandedCostGoods[]
    line: LineCost
    cartons: readonly Carton[]
    settings: Settings
  },
) {
  const shelf = await listOwnShelf(db, shopperId)
  if (shelf.length === 0) return null
  const lying = shelf.map(toPiece)
  const without = totalBy(asked, shelf, estimatePackage(lying, asked.cartons))
  const withIt = END_NAMES.map((end) =>
    totalBy(asked, shelf, estimatePackage([...lying, ...piecesOf(asked.things, end)], asked.cartons)),
  )
  const added = withIt.flatMap((fen) =>
    fen === null || without === null ? [] : [Math.max(0, fen - without)],
  )
  const [low, expected, high] = added
  if (low === undefined || expected === undefined || high === undefined) return null
  return {
    things: shelf.length,
    adds: { low_fen: Math.min(...added), expected_fen: expected, high_fen: Math.max(...added) },
  }
}

const toPiece = (thing: ShelfThing) => ({
  weightGrams: thing.weight_grams,
  sizeMm: [thing.length_mm, thing.width_mm, thing.height_mm] as const,
})

function totalBy(
  { line, things, settings }: { line: LineCost; things: readonly LandedCostGoods[]; settings: Settings },
  shelf: readonly ShelfThing[],
  { weightGrams, sizeMm }: PackageEstimate,
): number | null {
  const categories = [
    ...shelf.flatMap((thing) => thing.category ?? []),
    ...things.flatMap((thing) => thing.categories),
  ]
  const answer = quote({ rate: line.rate, weightGrams, sizeMm, categories })
  return isRefused(answer) ? null : billTotal(parcelBill(answer, basicChargesOf(settings, 0)))
}
