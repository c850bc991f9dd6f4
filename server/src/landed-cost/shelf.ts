import { type LandedCost, type LineCost, rangeOf } from '@longhaul/domain/landed-cost/landed-cost.ts'
import { type Ends, eachEnd } from '@longhaul/domain/landed-cost/ends.ts'
import { meanOfEnds, withMean } from '@longhaul/domain/landed-cost/over-weights.ts'
import { shelfAdvantage } from '@longhaul/domain/landed-cost/shelf-advantage.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { billTotal, parcelBill, withTaxes } from '@longhaul/domain/parcels/bill.ts'
import { isRefused, quote } from '@longhaul/domain/shipping/fee.ts'
import type { Carton } from '@longhaul/domain/warehouse/packing-estimate.ts'
import type { Db } from '../platform/database/db.ts'
import { type PackageEstimate, estimatePackage } from '../shipping/public.ts'
import type { Settings } from '../site/public.ts'
import { basicChargesOf, piecesOf } from './parts.ts'
import type { LandedCostGoods } from './read-items.ts'
import { type ShelfThing, listOwnShelf } from './sql.ts'

/** The shelf of a shopper, and what is needed to price a package of it. */
export type OwnShelf = {
  shelf: readonly ShelfThing[]
  things: readonly LandedCostGoods[]
  cartons: readonly Carton[]
  settings: Settings
}

/** Reads the shelf of a shopper; null for guests and for an empty shelf. */
export async function readShelf(
  db: Db,
  shopperId: string | undefined,
  asked: Omit<OwnShelf, 'shelf'>,
): Promise<OwnShelf | null> {
  const shelf = shopperId ? await listOwnShelf(db, shopperId) : []
  return shelf.length === 0 ? null : { ...asked, shelf }
}

/**
 * What the goods add to the cost of a parcel of everything on the shelf, by the same line; null if the line
 * cannot take it all.
 */
export function addsToShelf(own: OwnShelf, line: LineCost): Ends<Fen> | null {
  const { shelf, things, cartons } = own
  const lying = shelf.map(toPiece)
  const without = totalBy(own, line, estimatePackage(lying, cartons))
  const withIt = eachEnd((end) =>
    totalBy(own, line, estimatePackage([...lying, ...piecesOf(things, end)], cartons)),
  )
  const { low, expected, high } = withIt
  if (without === null || low === null || expected === null || high === null) return null
  const added = [low, expected, high].map((fen) => Math.max(0, fen - without))
  const ends = { low: Math.min(...added), expected: added[1] ?? 0, high: Math.max(...added) }
  return withMean(ends, meanOfEnds(ends))
}

/** The cost to the door with the shelf, if that is certainly less than alone; null otherwise. */
export function landedCostWithShelf(own: OwnShelf, line: LineCost): Ends<Fen> | null {
  const adds = addsToShelf(own, line)
  const alone = rangeOf(line, untaxedFen)
  const others = rangeOf(line, (cost, end) => cost.total[end] - untaxedFen(cost))
  if (!adds || !alone || !others || !shelfAdvantage(adds, alone)) return null
  return eachEnd((end) => others[end] + adds[end])
}

/**
 * The price of the package without the taxes that we collect, which the goods bear with and without the
 * shelf.
 */
const untaxedFen = ({ bill }: LandedCost): Fen => billTotal(withTaxes(bill, []))

const toPiece = (thing: ShelfThing) => ({
  weightGrams: thing.weight_grams,
  sizeMm: [thing.length_mm, thing.width_mm, thing.height_mm] as const,
})

function totalBy(
  { shelf, things, settings }: OwnShelf,
  line: LineCost,
  { weightGrams, sizeMm }: PackageEstimate,
): number | null {
  const categories = [
    ...shelf.flatMap((thing) => thing.category ?? []),
    ...things.flatMap((thing) => thing.categories),
  ]
  const answer = quote({ rate: line.rate, weightGrams, sizeMm, categories })
  return isRefused(answer) ? null : billTotal(parcelBill(answer, basicChargesOf(settings, 0)))
}
