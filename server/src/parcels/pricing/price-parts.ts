import type { Declared } from '@longhaul/domain/customs/declared.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import { billTotal } from '@longhaul/domain/parcels/bill.ts'
import { coverBills, divideBill, joinBills } from '@longhaul/domain/parcels/divide.ts'
import { type Quote, isRefused, quote } from '@longhaul/domain/shipping/fee.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { storageFee } from '@longhaul/domain/warehouse/storage-fee.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  type PackageEstimate,
  estimatePackage,
  listOpenCartons,
  listServicesPerItem,
  refusalSentence,
} from '../../shipping/public.ts'
import { readSettings } from '../../site/public.ts'
import { declarationOf, estimatedBillOf, rateOf, sortedSize } from '../combining/snapshot.ts'
import type { ContentRow } from '../sql-items.ts'
import type { ParcelRow } from '../sql.ts'
import { taxedAgain } from './duty-estimate.ts'

/** A future package: its contents, weight and price, and how much of the price is covered by frozen money. */
export type Priced = {
  contents: readonly ContentRow[]
  estimate: PackageEstimate
  bill: BillRow[]
  totalFen: number
  frozenFen: number
}

type PricedChange = { after: Priced[]; refundedFen: number; missingFen: number }
type Reading = { db: Db; lang: Lang; now: Date }

/**
 * Prices the parts of a divided package by the rate that it was created with. Refuses a part that its line
 * cannot carry.
 */
export async function priceSplit(
  reading: Reading,
  parcel: ParcelRow,
  parts: readonly (readonly ContentRow[])[],
): Promise<PricedChange> {
  const { db } = reading
  const measured = await measure(reading, parcel, parts)
  const settings = await readSettings(db)
  const count = parts.reduce((sum, part) => sum + part.length, 0)
  const bills = divideBill(
    { rows: estimatedBillOf(parcel), itemCount: count },
    measured.map((part) => ({
      quote: part.quote,
      itemCount: part.contents.length,
      valueFen: part.contents.reduce((sum, thing) => sum + thing.value_fen, 0),
      lateWeight: part.contents.reduce(
        (sum, thing) => sum + storageFee(thing, parcel.created_at, settings),
        0,
      ),
    })),
    await listServicesPerItem(db),
  )
  return cover(
    parcel.frozen_fen,
    measured,
    await taxed(reading, parcel, declarationOf(parcel), measured, bills),
  )
}

/** Prices two packages merged into one, by the rate of the first. */
export async function priceMerge(
  reading: Reading,
  [first, other]: readonly [ParcelRow, ParcelRow],
  [own, added]: readonly [readonly ContentRow[], readonly ContentRow[]],
): Promise<PricedChange> {
  const { db } = reading
  const measured = await measure(reading, first, [[...own, ...added]])
  const bill = joinBills(
    [
      { rows: estimatedBillOf(first), itemCount: own.length },
      { rows: estimatedBillOf(other), itemCount: added.length },
    ],
    measured[0]!.quote,
    await listServicesPerItem(db),
  )
  const declaration = [...declarationOf(first), ...declarationOf(other)]
  const bills = await taxed(reading, first, declaration, measured, [bill], [other.id])
  return cover(first.frozen_fen + other.frozen_fen, measured, bills)
}

/** The bills with the tax that we collect for each part, which goes by the value of its goods. */
async function taxed(
  { db, now }: Reading,
  parcel: ParcelRow,
  declaration: readonly Declared[],
  measured: readonly Measured[],
  bills: readonly BillRow[][],
  takenIn: readonly string[] = [],
): Promise<BillRow[][]> {
  const result: BillRow[][] = []
  for (const [index, bill] of bills.entries()) {
    const contents = measured[index]!.contents
    const own = declaration.filter((row) =>
      contents.some((thing) => thing.stock_item_id === row.stock_item_id),
    )
    const again = { declaration: own, bill, grams: measured[index]!.estimate.weightGrams, takenIn }
    result.push(await taxedAgain(db, parcel, again, now))
  }
  return result
}

type Measured = { contents: readonly ContentRow[]; estimate: PackageEstimate; quote: Quote }

/**
 * Estimates the weight and size of packages that are not packed yet, and their freight by the stored rate.
 */
async function measure(
  { db, lang }: Pick<Reading, 'db' | 'lang'>,
  parcel: ParcelRow,
  parts: readonly (readonly ContentRow[])[],
): Promise<Measured[]> {
  const cartons = await listOpenCartons(db)
  const sentence = await refusalSentence(db, lang)
  return parts.map((contents) => {
    const estimate = estimatePackage(
      contents.map((content) => ({
        weightGrams: content.weight_grams ?? 1,
        sizeMm: sortedSize(content.length_mm ?? 1, content.width_mm ?? 1, content.height_mm ?? 1),
      })),
      cartons,
    )
    const answer = quote({
      rate: rateOf(parcel),
      weightGrams: estimate.weightGrams,
      sizeMm: estimate.sizeMm,
      categories: contents.flatMap((content) => content.category ?? []),
    })
    if (isRefused(answer)) throw new Refusal('line_cannot_carry', { refusals: answer.refusals.map(sentence) })
    return { contents, estimate, quote: answer }
  })
}

function cover(frozenFen: number, measured: readonly Measured[], bills: readonly BillRow[][]): PricedChange {
  const totals = bills.map(billTotal)
  const covered = coverBills(frozenFen, totals)
  return {
    after: measured.map(({ contents, estimate }, index) => ({
      contents,
      estimate,
      bill: bills[index]!,
      totalFen: totals[index]!,
      frozenFen: covered.frozenFen[index]!,
    })),
    refundedFen: covered.refundedFen,
    missingFen: covered.missingFen,
  }
}

/**
 * A change as sent over the wire. `numbers` are the numbers of the resulting packages; null for one that does
 * not exist yet.
 */
export const toChange = (change: PricedChange, beforeFen: number, numbers: readonly (string | null)[]) => ({
  before_fen: beforeFen,
  after: change.after.map((entry, index) => ({
    number: numbers[index] ?? null,
    item_count: entry.contents.length,
    estimated_grams: entry.estimate.weightGrams,
    estimated_size_mm: [...entry.estimate.sizeMm],
    total_fen: entry.totalFen,
    frozen_fen: entry.frozenFen,
  })),
  given_back_fen: change.refundedFen,
  missing_fen: change.missingFen,
})

/** The price columns of a package. */
export const pricedColumns = (priced: Priced) => ({
  estimated_grams: priced.estimate.weightGrams,
  estimated_size_mm: [...priced.estimate.sizeMm],
  estimated_fees: JSON.stringify(priced.bill),
  estimated_fen: priced.totalFen,
  frozen_fen: priced.frozenFen,
})
