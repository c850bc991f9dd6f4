import { carriageOf } from '../customs/carriage.ts'
import { type ImportRule, type TaxMode, isPaidByLine } from '../customs/import-rule.ts'
import { type ImportedGoods, type TaxEstimate, estimateImportTax } from '../customs/import-tax.ts'
import type { RateNanos } from '../money/exchange.ts'
import { type Fen, sumFen } from '../money/fen.ts'
import type { ItemAmounts } from '../orders/amounts.ts'
import { type BillRow, billTotal, parcelBill } from '../parcels/bill.ts'
import type { Charge } from '../shipping/charges.ts'
import { type LineRefusal, type Quote, type SizeMm, isRefused, quote } from '../shipping/fee.ts'
import type { LineForCountry } from '../shipping/quote-lines.ts'
import { latestDay, suggestLine } from '../shipping/suggest-line.ts'
import { END_NAMES, type Ends, eachEnd } from './ends.ts'
import { type RechargeFee, rechargeCost } from './recharge-cost.ts'

/** A package as it will go on the scale. */
export type Packed = { readonly weightGrams: number; readonly sizeMm?: SizeMm | undefined }

/** A shipping line for the destination, and who pays customs on it. */
export type LineToDoor = LineForCountry & { readonly taxMode: TaxMode }

export type DoorAsked = {
  /** What is paid when it is ordered; null where a price is not known. */
  readonly now: ItemAmounts | null
  readonly packed: Ends<Packed>
  readonly categories: readonly string[]
  /** What stands beside the freight on a package's bill. */
  readonly beside: readonly Charge[]
  readonly imported: ImportedGoods['lines']
  readonly customs: {
    readonly rules: readonly ImportRule[]
    readonly rates: ReadonlyMap<string, RateNanos>
    readonly day: string
  }
  readonly recharge: { readonly availableFen: Fen; readonly ways: readonly RechargeFee[] }
}

/** What a package of one weight costs by one line. `totalFen` counts what is paid when it is ordered, where that is known. */
export type DoorCost = {
  readonly quote: Quote
  readonly bill: readonly BillRow[]
  readonly laterFen: Fen
  /** Null where the value of the goods is not known. */
  readonly tax: TaxEstimate | null
  /** Of the tax, what is left to be paid at the door. */
  readonly atDoorFen: Fen
  readonly rechargeFen: Fen
  readonly totalFen: Fen
}

/** Which of the expected weights and sizes a line takes: all, all but the heaviest, only the lightest, none. */
export type Takes = 'all' | 'likely' | 'lightest' | 'none'

export type LineCost = LineToDoor & {
  readonly takes: Takes
  readonly at: Ends<DoorCost | null>
  /** Why it does not take the heaviest that it refuses; empty where it takes all. */
  readonly refusals: readonly LineRefusal[]
}

/**
 * What goods cost to the shopper's door by a line: what the order's confirmation says, what the quote of the package says, what customs ask for by the rules of that day as far as the
 * line does not pay it, and what bringing the money costs. For one weight it is the very sum of those pages; the interval comes from the weight alone.
 */
export function costByLine(line: LineToDoor, asked: DoorAsked): LineCost {
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

function costOf(answer: Quote, taxMode: TaxMode, asked: DoorAsked): DoorCost {
  const { now, customs, recharge } = asked
  const bill = parcelBill(answer, asked.beside)
  const laterFen = billTotal(bill)
  const goods = { lines: asked.imported, freightFen: carriageOf(bill) }
  const tax = now && estimateImportTax(goods, customs.rules, customs.rates, customs.day)
  const left = (tax?.rows ?? []).filter((row) => !isPaidByLine(row.rule, taxMode))
  const atDoorFen = sumFen(left.map((row) => row.feeFen ?? 0))
  const nowFen = now?.totalFen ?? 0
  const rechargeFen = rechargeCost([nowFen, laterFen], recharge.availableFen, recharge.ways)
  return {
    quote: answer,
    bill,
    laterFen,
    tax,
    atDoorFen,
    rechargeFen,
    totalFen: sumFen([nowFen, laterFen, atDoorFen, rechargeFen]),
  }
}

/** The costs that a line has: of the weights that it takes. */
export const costsOf = ({ at }: Pick<LineCost, 'at'>): readonly DoorCost[] =>
  END_NAMES.flatMap((end) => at[end] ?? [])

/** What something comes to over the weights that a line takes; null for a line that takes none. */
export function rangeOf(line: Pick<LineCost, 'at'>, amount: (cost: DoorCost) => Fen): Ends<Fen> | null {
  const amounts = costsOf(line).map(amount)
  if (amounts.length === 0) return null
  const likely = line.at.expected ?? line.at.low ?? line.at.high!
  return { low: Math.min(...amounts), expected: amount(likely), high: Math.max(...amounts) }
}

/**
 * The line that one would choose: the one that is named, where it takes something of it; else as the page chooses where a package is made, at the likely weight, of the lines that take all that is expected, else of those that take the likely weight, else of those that take the lightest.
 */
export function chooseLine(lines: readonly LineCost[], lineCode?: string): LineCost | null {
  const named = lines.find((line) => line.lineCode === lineCode && line.takes !== 'none')
  if (named) return named
  for (const takes of ['all', 'likely', 'lightest'] as const) {
    const offers = lines
      .filter((line) => line.takes === takes)
      .flatMap((line) => {
        const cost = line.at.expected ?? line.at.low
        if (!cost || !line.rate) return []
        const { transitMinDays, transitMaxDays, observedDays } = line.rate
        const { billedGrams, volumetricGrams } = cost.quote
        const totalFen = cost.laterFen
        return [
          {
            line,
            lineId: line.lineCode,
            totalFen,
            billedGrams,
            volumetricGrams,
            transitMinDays,
            transitMaxDays,
            observedDays,
          },
        ]
      })
    const chosen = suggestLine(offers)
    if (chosen) return chosen.line
  }
  return null
}

/** The cheapest first, then the quicker; those that take nothing last. */
export const byCost = (a: LineCost, b: LineCost): number =>
  likelyFen(a) - likelyFen(b) ||
  (a.rate && b.rate ? latestDay(a.rate) - latestDay(b.rate) : 0) ||
  (a.lineCode < b.lineCode ? -1 : 1)

/** Beyond every amount: a difference of two of them is a number, which that of infinities is not. */
const NEVER = Number.MAX_SAFE_INTEGER
const likelyFen = (line: LineCost): number => rangeOf(line, (cost) => cost.totalFen)?.expected ?? NEVER
