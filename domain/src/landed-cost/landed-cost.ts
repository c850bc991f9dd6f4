import type { TaxMode } from '../customs/import-rule.ts'
import { type LandedDuty, type DutyAsked, isDutyKnown } from '../duty/landed-duty.ts'
import type { Excluded } from '../duty/duty-excludes.ts'
import type { DutyMarkup } from '../duty/duty-markup.ts'
import type { Money } from '../duty/rule.ts'
import { landedFen } from '../money/charge.ts'
import type { Fen } from '../money/fen.ts'
import type { ItemAmounts } from '../orders/amounts.ts'
import { type BillRow, billTotal, parcelBill } from '../parcels/bill.ts'
import type { Charge } from '../shipping/charges.ts'
import { type LineRefusal, type Quote, type SizeMm, isRefused, quote } from '../shipping/fee.ts'
import type { LineForCountry } from '../shipping/quote-lines.ts'
import { type LineOnOffer, latestDay, suggestLine } from '../shipping/suggest-line.ts'
import { taxedBill } from './duty-on-bill.ts'
import { END_NAMES, type EndName, type Ends, eachEnd } from './ends.ts'
import { meanOf, withMean } from './over-weights.ts'

/** A package as it will be weighed and measured. */
export type Packed = { readonly weightGrams: number; readonly sizeMm?: SizeMm | undefined }

/** A shipping line for the destination, who pays customs on it, and up to which value of the goods. */
export type LineLandedCost = LineForCountry & {
  readonly taxMode: TaxMode
  readonly paidUpTo: Money | null
  readonly excludes?: readonly Excluded[]
  readonly markup?: DutyMarkup | null
}

export type LandedCostRequest = {
  /** The amount due when ordering; null where a price is unknown. */
  readonly now: ItemAmounts | null
  readonly packed: Ends<Packed>
  /** Ten equally likely packages; without them every package is as the expected one. */
  readonly outcomes?: readonly Packed[] | undefined
  readonly categories: readonly string[]
  /** The charges on a package's bill in addition to the freight. */
  readonly otherCharges: readonly Charge[]
  /** What customs are asked about; null: not asked, and counted as nothing. */
  readonly customs: DutyAsked | null
}

/**
 * The cost of a package of one weight by one line. `total` includes the amount due when ordering, where
 * that is known, and no payment fee.
 */
export type LandedCost = {
  readonly quote: Quote
  readonly bill: readonly BillRow[]
  readonly laterFen: Fen
  /** Null where the value of the goods is unknown, or customs were not asked about. */
  readonly duty: LandedDuty | null
  /** What the recipient pays on delivery, by the least, the likely and the greatest of the charges. */
  readonly atDoor: Ends<Fen>
  readonly total: Ends<Fen>
}

/**
 * Which of the expected weights and sizes a line accepts: all, all but the heaviest, only the lightest, none.
 */
export type Takes = 'all' | 'likely' | 'lightest' | 'none'

export type LineCost = LineLandedCost & {
  readonly takes: Takes
  readonly at: Ends<LandedCost | null>
  /** The costs of the equally likely packages that it accepts. */
  readonly outcomes: readonly LandedCost[]
  /** Why the line refuses the heaviest package; empty where it accepts all. */
  readonly refusals: readonly LineRefusal[]
}

/**
 * The cost of goods delivered to the shopper's door by a line: the amount of the order confirmation, the
 * quote for the package, and the customs charges under the rules of that day that the line does not pay. The
 * fee of a payment is in no amount of yuan: `charge` adds it (domain/src/money/charge.ts). For one weight it
 * is exactly the sum of those pages; the interval, and what is expected on average, come from the weight
 * alone.
 */
export function costByLine(line: LineLandedCost, asked: LandedCostRequest): LineCost {
  const answers = eachEnd((end) =>
    quote({ rate: line.rate, ...asked.packed[end], categories: asked.categories }),
  )
  const at = eachEnd((end) => {
    const answer = answers[end]
    return isRefused(answer) ? null : costOf(answer, line, asked.packed[end].weightGrams, asked)
  })
  const heaviest = answers.high
  return {
    ...line,
    at,
    outcomes: outcomesBy(line, asked),
    takes: at.high ? 'all' : at.expected ? 'likely' : at.low ? 'lightest' : 'none',
    refusals: isRefused(heaviest) ? heaviest.refusals : [],
  }
}

/** Packages that are charged for the same steps cost the same, so each number of steps is priced once. */
function outcomesBy(line: LineLandedCost, asked: LandedCostRequest): LandedCost[] {
  const bySteps = new Map<number, LandedCost>()
  return (asked.outcomes ?? []).flatMap((packed) => {
    const answer = quote({ rate: line.rate, ...packed, categories: asked.categories })
    if (isRefused(answer)) return []
    const cost = bySteps.get(answer.steps) ?? costOf(answer, line, packed.weightGrams, asked)
    bySteps.set(answer.steps, cost)
    return cost
  })
}

function costOf(answer: Quote, line: LineLandedCost, grams: number, asked: LandedCostRequest): LandedCost {
  const { now, customs } = asked
  const untaxed = parcelBill(answer, asked.otherCharges)
  const taxed = customs && taxedBill(customs, { ...line, bill: untaxed }, grams)
  const bill = taxed?.bill ?? untaxed
  const duty = taxed?.duty ?? null
  const laterFen = billTotal(bill)
  const atDoor = {
    low: duty?.fen.low ?? 0,
    expected: duty?.fen.likely ?? 0,
    high: duty?.fen.high ?? 0,
  }
  const nowFen = now?.totalFen ?? 0
  const total = eachEnd((end) => landedFen({ nowFen, laterFen, atDoorFen: atDoor[end] }))
  return { quote: answer, bill, laterFen, duty, atDoor, total }
}

/** The costs by a line for each weight that it accepts. */
export const costsOf = ({ at }: Pick<LineCost, 'at'>): readonly LandedCost[] =>
  END_NAMES.flatMap((end) => at[end] ?? [])

/**
 * The range of an amount over the weights that a line accepts, and its mean over all that the package may
 * weigh; null if it accepts none.
 */
export function rangeOf(
  line: Pick<LineCost, 'at' | 'outcomes'>,
  amount: (cost: LandedCost, end: EndName) => Fen,
): Ends<Fen> | null {
  const costs = costsOf(line)
  const likely = line.at.expected ?? line.at.low ?? line.at.high
  if (!likely) return null
  const expected = amount(likely, 'expected')
  const ends = {
    low: Math.min(...costs.map((cost) => amount(cost, 'low'))),
    expected,
    high: Math.max(...costs.map((cost) => amount(cost, 'high'))),
  }
  return withMean(ends, meanOf(line.outcomes.map((cost) => amount(cost, 'expected'))) ?? expected)
}

/**
 * The cost to the door over all weights and all that customs may charge; what is expected is the sum of what
 * is expected of its parts.
 */
export function totalOf(line: Pick<LineCost, 'at' | 'outcomes'>): Ends<Fen> | null {
  const [total, later, atDoor] = [
    rangeOf(line, (cost, end) => cost.total[end]),
    rangeOf(line, ({ laterFen }) => laterFen),
    leftToPay(line),
  ]
  const now = rangeOf(line, (cost, end) => cost.total[end] - cost.laterFen - cost.atDoor[end])
  return total && later && atDoor && now
    ? { ...total, expected: now.expected + later.expected + atDoor.expected }
    : null
}

/** What is left to pay on delivery. */
export const leftToPay = (line: Pick<LineCost, 'at' | 'outcomes'>): Ends<Fen> | null =>
  rangeOf(line, ({ atDoor }, end) => atDoor[end])

/**
 * The line to preselect: the named line if it accepts any of the weights; otherwise the one suggested by the
 * total to the door that is expected, duty and tax included, among the lines that accept all expected
 * weights, else those that accept the likely weight, else those that accept only the lightest. A line whose
 * total is not known follows all others.
 */
export function chooseLine(lines: readonly LineCost[], lineCode?: string): LineCost | null {
  const named = lines.find((line) => line.lineCode === lineCode && line.takes !== 'none')
  if (named) return named
  const offers = lines.flatMap((line) => toOffer(line) ?? [])
  // Each after the other: that a total is known counts more than that the heaviest package is taken.
  for (const isTotalKnown of [true, false])
    for (const takes of ['all', 'likely', 'lightest'] as const) {
      const chosen = suggestLine(
        offers.filter((offer) => offer.isTotalKnown === isTotalKnown && offer.line.takes === takes),
      )
      if (chosen) return chosen.line
    }
  return null
}

/**
 * A line as the rules of shipping compare it: by its expected total to the door. Null for a line that accepts
 * only the heaviest, or nothing.
 */
export function toOffer(line: LineCost): (LineOnOffer & { readonly line: LineCost }) | null {
  const cost = line.at.expected ?? line.at.low
  const total = totalOf(line)
  if (!cost || !total || !line.rate) return null
  const { transitMinDays, transitMaxDays, observedDays } = line.rate
  const { billedGrams, volumetricGrams } = cost.quote
  return {
    line,
    lineId: line.lineCode,
    totalFen: total.expected,
    isTotalKnown: cost.duty === null || isDutyKnown(cost.duty),
    billedGrams,
    volumetricGrams,
    transitMinDays,
    transitMaxDays,
    observedDays,
  }
}

/** Sorts the cheapest first, then the fastest; lines of an unknown total follow, refused ones come last. */
export const byCost = (a: LineCost, b: LineCost): number =>
  rankOf(a) - rankOf(b) ||
  likelyFen(a) - likelyFen(b) ||
  (a.rate && b.rate ? latestDay(a.rate) - latestDay(b.rate) : 0) ||
  (a.lineCode < b.lineCode ? -1 : 1)

/** Larger than every amount. Not Infinity, because the difference of two infinities is not a number. */
const NEVER = Number.MAX_SAFE_INTEGER
const likelyFen = (line: LineCost): number => totalOf(line)?.expected ?? NEVER

function rankOf(line: LineCost): number {
  const cost = costsOf(line)[0]
  if (!cost) return 2
  return cost.duty === null || isDutyKnown(cost.duty) ? 0 : 1
}
