import { carriageOf } from '../customs/carriage.ts'
import { type ImportRule, type TaxMode, isPaidByLine } from '../customs/import-rule.ts'
import { type ImportedGoods, type TaxEstimate, estimateImportTax } from '../customs/import-tax.ts'
import { landedFen } from '../money/charge.ts'
import type { RateNanos } from '../money/exchange.ts'
import { type Fen, sumFen } from '../money/fen.ts'
import type { ItemAmounts } from '../orders/amounts.ts'
import { type BillRow, billTotal, parcelBill } from '../parcels/bill.ts'
import type { Charge } from '../shipping/charges.ts'
import { type LineRefusal, type Quote, type SizeMm, isRefused, quote } from '../shipping/fee.ts'
import type { LineForCountry } from '../shipping/quote-lines.ts'
import { type LineOnOffer, latestDay, suggestLine } from '../shipping/suggest-line.ts'
import { END_NAMES, type Ends, eachEnd } from './ends.ts'

/** A package as it will be weighed and measured. */
export type Packed = { readonly weightGrams: number; readonly sizeMm?: SizeMm | undefined }

/** A shipping line for the destination, and who pays customs on it. */
export type LineLandedCost = LineForCountry & { readonly taxMode: TaxMode }

export type LandedCostRequest = {
  /** The amount due when ordering; null where a price is unknown. */
  readonly now: ItemAmounts | null
  readonly packed: Ends<Packed>
  readonly categories: readonly string[]
  /** The charges on a package's bill in addition to the freight. */
  readonly otherCharges: readonly Charge[]
  readonly imported: ImportedGoods['lines']
  readonly customs: {
    readonly rules: readonly ImportRule[]
    readonly rates: ReadonlyMap<string, RateNanos>
    readonly day: string
  }
}

/**
 * The cost of a package of one weight by one line. `totalFen` includes the amount due when ordering, where
 * that is known, and no payment fee.
 */
export type LandedCost = {
  readonly quote: Quote
  readonly bill: readonly BillRow[]
  readonly laterFen: Fen
  /** Null where the value of the goods is unknown. */
  readonly tax: TaxEstimate | null
  /** The part of the tax that the recipient pays on delivery. */
  readonly atDoorFen: Fen
  readonly totalFen: Fen
}

/**
 * Which of the expected weights and sizes a line accepts: all, all but the heaviest, only the lightest, none.
 */
export type Takes = 'all' | 'likely' | 'lightest' | 'none'

export type LineCost = LineLandedCost & {
  readonly takes: Takes
  readonly at: Ends<LandedCost | null>
  /** Why the line refuses the heaviest package; empty where it accepts all. */
  readonly refusals: readonly LineRefusal[]
}

/**
 * The cost of goods delivered to the shopper's door by a line: the amount of the order confirmation, the
 * quote for the package, and the customs charges under the rules of that day that the line does not pay. The
 * fee of a payment is in no amount of yuan: `charge` adds it (domain/src/money/charge.ts). For one weight it
 * is exactly the sum of those pages; the interval comes from the weight alone.
 */
export function costByLine(line: LineLandedCost, asked: LandedCostRequest): LineCost {
  const answers = eachEnd((end) =>
    quote({ rate: line.rate, ...asked.packed[end], categories: asked.categories }),
  )
  const at = eachEnd((end) => {
    const answer = answers[end]
    return isRefused(answer) ? null : costOf(answer, line.taxMode, asked)
  })
  const heaviest = answers.high
  return {
    ...line,
    at,
    takes: at.high ? 'all' : at.expected ? 'likely' : at.low ? 'lightest' : 'none',
    refusals: isRefused(heaviest) ? heaviest.refusals : [],
  }
}

function costOf(answer: Quote, taxMode: TaxMode, asked: LandedCostRequest): LandedCost {
  const { now, customs } = asked
  const bill = parcelBill(answer, asked.otherCharges)
  const laterFen = billTotal(bill)
  const goods = { lines: asked.imported, freightFen: carriageOf(bill) }
  const tax = now && estimateImportTax(goods, customs.rules, customs.rates, customs.day)
  const left = (tax?.rows ?? []).filter((row) => !isPaidByLine(row.rule, taxMode))
  const atDoorFen = sumFen(left.map((row) => row.feeFen ?? 0))
  const nowFen = now?.totalFen ?? 0
  return {
    quote: answer,
    bill,
    laterFen,
    tax,
    atDoorFen,
    totalFen: landedFen({ nowFen, laterFen, atDoorFen }),
  }
}

/** The costs by a line for each weight that it accepts. */
export const costsOf = ({ at }: Pick<LineCost, 'at'>): readonly LandedCost[] =>
  END_NAMES.flatMap((end) => at[end] ?? [])

/** The range of an amount over the weights that a line accepts; null if it accepts none. */
export function rangeOf(line: Pick<LineCost, 'at'>, amount: (cost: LandedCost) => Fen): Ends<Fen> | null {
  const amounts = costsOf(line).map(amount)
  if (amounts.length === 0) return null
  const likely = line.at.expected ?? line.at.low ?? line.at.high!
  return { low: Math.min(...amounts), expected: amount(likely), high: Math.max(...amounts) }
}

/**
 * The line to preselect: the named line if it accepts any of the weights; otherwise the one suggested by the
 * total to the door at the likely weight, duty and tax included, among the lines that accept all expected
 * weights, else those that accept the likely weight, else those that accept only the lightest.
 */
export function chooseLine(lines: readonly LineCost[], lineCode?: string): LineCost | null {
  const named = lines.find((line) => line.lineCode === lineCode && line.takes !== 'none')
  if (named) return named
  for (const takes of ['all', 'likely', 'lightest'] as const) {
    const offers = lines.filter((line) => line.takes === takes).flatMap((line) => toOffer(line) ?? [])
    const chosen = suggestLine(offers)
    if (chosen) return chosen.line
  }
  return null
}

/**
 * A line as the rules of shipping compare it: by its total to the door at the likely weight. Null for a line
 * that accepts only the heaviest, or nothing.
 */
export function toOffer(line: LineCost): (LineOnOffer & { readonly line: LineCost }) | null {
  const cost = line.at.expected ?? line.at.low
  if (!cost || !line.rate) return null
  const { transitMinDays, transitMaxDays, observedDays } = line.rate
  const { billedGrams, volumetricGrams } = cost.quote
  return {
    line,
    lineId: line.lineCode,
    totalFen: cost.totalFen,
    billedGrams,
    volumetricGrams,
    transitMinDays,
    transitMaxDays,
    observedDays,
  }
}

/** Sorts the cheapest first, then the fastest; lines that accept nothing last. */
export const byCost = (a: LineCost, b: LineCost): number =>
  likelyFen(a) - likelyFen(b) ||
  (a.rate && b.rate ? latestDay(a.rate) - latestDay(b.rate) : 0) ||
  (a.lineCode < b.lineCode ? -1 : 1)

/** Larger than every amount. Not Infinity, because the difference of two infinities is not a number. */
const NEVER = Number.MAX_SAFE_INTEGER
const likelyFen = (line: LineCost): number => rangeOf(line, (cost) => cost.totalFen)?.expected ?? NEVER
