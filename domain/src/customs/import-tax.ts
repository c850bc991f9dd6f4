import { type RateNanos, minorDigits } from '../money/exchange.ts'
import { type Fen, sumFen } from '../money/fen.ts'
import { type ImportRule, rulesInForce } from './import-rule.ts'

/** A package's contents and carriage, as far as customs consider them. */
export type ImportedGoods = {
  readonly lines: readonly { readonly hsCode: string | null; readonly valueFen: Fen }[]
  /** Freight and insurance, which most countries tax together with the goods. */
  readonly freightFen: Fen
}

/** One rule and the resulting charge. */
export type TaxRow = {
  readonly rule: ImportRule
  /** Null: a charge is due, but the amount depends on the goods. */
  readonly feeFen: Fen | null
  /** The base of a percentage, and how many times a fixed amount applies. */
  readonly baseFen: Fen
  readonly count: number
}

export type TaxEstimate = {
  /**
   * `yes`: every row has its amount. `partly`: some amounts depend on the goods. `no`: our rules do not tell.
   */
  readonly known: 'yes' | 'partly' | 'no'
  /** The charges due, in the order in which customs calculate them. */
  readonly rows: readonly TaxRow[]
  /** Rules that do not apply only because the goods are not worth more, or less. */
  readonly spared: readonly ImportRule[]
  readonly notes: readonly ImportRule[]
  readonly totalFen: Fen
}

/**
 * What customs of the destination will probably charge under the rules of that day. Thresholds are in the
 * country's own currency, converted at `rates` (yuan per unit) without rounding; every amount is rounded up
 * to the fen, so that the estimate is never below the sum of its parts. Value added tax applies to goods,
 * freight and duty together, but not to fees. An estimate: customs decide.
 */
export function estimateImportTax(
  goods: ImportedGoods,
  rules: readonly ImportRule[],
  rates: ReadonlyMap<string, RateNanos>,
  day: string,
): TaxEstimate {
  const inForce = rulesInForce(rules, day)
  const goodsFen = sumFen(goods.lines.map((line) => line.valueFen))
  const notes = inForce.filter((rule) => rule.kind === 'note')
  const charging = inForce.filter((rule) => rule.kind !== 'note')
  // Without an exchange rate, a threshold in a foreign currency cannot be applied.
  const unclear = charging.some((rule) => rule.kind === 'unknown' || !canJudge(rule, rates))
  if (charging.length === 0 || unclear) {
    const uncalculated = inForce.filter((rule) => rule.kind === 'note' || rule.kind === 'unknown')
    return { known: 'no', rows: [], spared: [], notes: uncalculated, totalFen: 0 }
  }
  const due = charging.filter((rule) => rule.kind !== 'free' && applies(rule, goodsFen, rates))
  const rows = calculate(due, goods, goodsFen, rates)
  return {
    known: rows.some((row) => row.feeFen === null) ? 'partly' : 'yes',
    rows,
    spared: charging.filter((rule) => rule.kind !== 'free' && !due.includes(rule)),
    notes: [...notes, ...charging.filter((rule) => rule.kind === 'free')],
    totalFen: sumFen(rows.map((row) => row.feeFen ?? 0)),
  }
}

/**
 * Whether goods are worth at most an amount in another currency, inclusive, converted at a rate without
 * rounding.
 */
export const isWithin = (fen: Fen, minor: number, currency: string, rate: RateNanos): boolean =>
  BigInt(fen) * 10n ** BigInt(minorDigits(currency)) * 10_000_000n <= BigInt(minor) * BigInt(rate)

/** An amount in another currency converted to fen, rounded up because it will be charged to a person. */
export function dueFen(minor: number, currency: string, rate: RateNanos): Fen {
  const divisor = 10n ** BigInt(minorDigits(currency)) * 10_000_000n
  return Number((BigInt(minor) * BigInt(rate) + divisor - 1n) / divisor)
}

const rateOf = (currency: string, rates: ReadonlyMap<string, RateNanos>): RateNanos | undefined =>
  currency === 'CNY' ? 1_000_000_000 : rates.get(currency)

function canJudge(rule: ImportRule, rates: ReadonlyMap<string, RateNanos>): boolean {
  const needed = rule.aboveMinor !== null || rule.withinMinor !== null || rule.amountMinor !== null
  return !needed || rateOf(rule.currency, rates) !== undefined
}

function applies(rule: ImportRule, goodsFen: Fen, rates: ReadonlyMap<string, RateNanos>): boolean {
  const rate = rateOf(rule.currency, rates) ?? 0
  const { aboveMinor, withinMinor, currency } = rule
  if (aboveMinor !== null && isWithin(goodsFen, aboveMinor, currency, rate)) return false
  return withinMinor === null || isWithin(goodsFen, withinMinor, currency, rate)
}

/** Duty first, then the tax, whose base includes it, then fees. */
function calculate(
  due: readonly ImportRule[],
  goods: ImportedGoods,
  goodsFen: Fen,
  rates: ReadonlyMap<string, RateNanos>,
): TaxRow[] {
  const rows: TaxRow[] = []
  for (const kind of ['duty', 'flat_duty', 'vat', 'fee'] as const)
    for (const rule of due.filter((entry) => entry.kind === kind)) {
      const duties = sumFen(rows.map((row) => (isDuty(row.rule) ? (row.feeFen ?? 0) : 0)))
      const baseFen = kind === 'vat' ? goodsFen + goods.freightFen + duties : goodsFen
      const count = countOf(rule, goods)
      rows.push({ rule, baseFen, count, feeFen: feeOf(rule, baseFen, count, rates) })
    }
  return rows
}

const isDuty = (rule: ImportRule): boolean => rule.kind === 'duty' || rule.kind === 'flat_duty'

/**
 * Each line without a code counts as its own kind of goods, since it is not known yet whether two of them are
 * the same.
 */
function countOf(rule: ImportRule, { lines }: ImportedGoods): number {
  if (rule.per === 'parcel') return 1
  if (rule.per === 'line') return lines.length
  const codes = new Set(lines.flatMap((line) => line.hsCode ?? []))
  return codes.size + lines.filter((line) => line.hsCode === null).length
}

function feeOf(
  rule: ImportRule,
  baseFen: Fen,
  count: number,
  rates: ReadonlyMap<string, RateNanos>,
): Fen | null {
  if (rule.ratePerMille !== null) return Math.ceil((baseFen * rule.ratePerMille) / 1000)
  if (rule.amountMinor === null) return null
  return dueFen(rule.amountMinor * count, rule.currency, rateOf(rule.currency, rates) ?? 0)
}
