import type { Texts } from '../languages.ts'
import type { RevenueKind } from '../ledger/accounts.ts'
import type { RateNanos } from '../money/exchange.ts'
import { type Fen, sumFen } from '../money/fen.ts'
import { type CouponBill, type CouponRule, couponDiscount } from '../rewards/coupon.ts'
import type { Charge, ChargeKind } from '../shipping/charges.ts'
import type { Quote } from '../shipping/fee.ts'

/** The freight's own rows: the first weight, the further steps, the customs declaration. */
export type FreightKind = 'first' | 'steps' | 'customs'

/**
 * One row of a package's bill. `code` names the extra service of a `service` row; a coupon's row is negative
 * and keeps its rule; the row of a tax that we collect, and of duty that the carrier pays in advance, says
 * how it was calculated.
 */
export type BillRow = {
  readonly kind: FreightKind | ChargeKind | 'coupon' | 'tax' | 'duty'
  readonly feeFen: Fen
  readonly code?: string
  readonly rule?: CouponRule
  readonly tax?: CollectedTax
  readonly duty?: {
    readonly paidFen: Fen
    readonly ratePpm: number
    readonly leastFen?: Fen
    readonly handlingFen: Fen
  }
}

/** A tax that we collect for a state with the payment, under one of our registrations. */
export type CollectedTax = {
  readonly registrationId: string
  readonly scheme: string
  readonly name: Texts
  readonly currency: string
  /** What is taxed, and the tax, in minor units of the currency. */
  readonly baseMinor: number
  readonly taxMinor: number
  /** In millionths; null: not one rate for everything. */
  readonly ratePpm: number | null
  /** Yuan for one unit of the currency, as it was converted. */
  readonly rateNanos: RateNanos
}

/** The whole bill: the freight row by row, then the additional charges. Rows of zero are omitted. */
export const parcelBill = (quote: Quote, charges: readonly Charge[]): BillRow[] => [
  ...freightRows(quote),
  ...charges,
]

/**
 * The bill after packing: the freight by the actual weight and size, everything else as agreed, without the
 * duty and tax, which `withTaxes` adds for the new carriage. A coupon is recalculated from the actual
 * freight; its minimum no longer applies, so that the shopper does not lose it because the freight became
 * lower.
 */
export function settledBill(estimated: readonly BillRow[], actual: Quote): BillRow[] {
  const rule = estimated.find((row) => row.kind === 'coupon')?.rule
  const bill = [
    ...freightRows(actual),
    ...estimated.filter((row) => !isFreight(row) && row.kind !== 'coupon' && !isOfState(row)),
  ]
  return rule ? withCoupon(bill, { ...rule, minimumFen: 0 }, rule) : bill
}

/**
 * The bill of a packed package by another line that the shopper chooses: like `settledBill`, but the coupon's
 * minimum still applies, because the lower freight is the shopper's choice.
 */
export function billOnOtherLine(estimated: readonly BillRow[], actual: Quote): BillRow[] {
  const rule = estimated.find((row) => row.kind === 'coupon')?.rule
  const bill = settledBill(estimated, actual).filter((row) => row.kind !== 'coupon')
  return rule ? withCoupon(bill, rule) : bill
}

/**
 * A bill with a coupon as its last row; the same bill where the coupon takes nothing off. `kept` is the rule
 * that the row keeps.
 */
export function withCoupon(bill: readonly BillRow[], rule: CouponRule, kept: CouponRule = rule): BillRow[] {
  const offFen = couponDiscount(rule, couponBillOf(bill))
  return offFen > 0 ? [...bill, { kind: 'coupon', feeFen: -offFen, rule: kept }] : [...bill]
}

/** The base of a coupon for shipping: the freight with its customs fee. */
export function couponBillOf(bill: readonly BillRow[]): CouponBill {
  const freightFen = billTotal(bill.filter(isFreight))
  return { purpose: 'shipping', feeFen: freightFen, spendFen: freightFen }
}

/** The discount of a coupon on a bill. */
export const couponFenOf = (bill: readonly BillRow[]): Fen =>
  -billTotal(bill.filter((row) => row.kind === 'coupon')) || 0

/** Whether a row is duty or tax, which goes by the goods and is calculated anew with every bill. */
export const isOfState = ({ kind }: BillRow): boolean => kind === 'tax' || kind === 'duty'

/** A bill with this duty and these taxes in the place of those that it had. */
export const withTaxes = (bill: readonly BillRow[], taxes: readonly BillRow[]): BillRow[] => [
  ...bill.filter((row) => !isOfState(row)),
  ...taxes,
]

/** The duty and tax that the carrier of a package pays in advance, with its markup. */
export const advancedOn = (bill: readonly BillRow[]): Fen =>
  billTotal(bill.filter(({ kind }) => kind === 'duty'))

/** The taxes that are collected with a bill. */
export const taxesOn = (bill: readonly BillRow[]): (BillRow & { readonly tax: CollectedTax })[] =>
  bill.flatMap((row) => (row.tax ? [{ ...row, tax: row.tax }] : []))

/** The total of a bill. */
export const billTotal = (rows: readonly BillRow[]): Fen => sumFen(rows.map((row) => row.feeFen))

/**
 * The difference after packing: given back when the package ships, or due before it may ship. At least one of
 * the two is zero.
 */
export function difference(estimatedFen: Fen, actualFen: Fen): { refundedFen: Fen; owedFen: Fen } {
  const saved = estimatedFen - actualFen
  return { refundedFen: Math.max(0, saved), owedFen: Math.max(0, -saved) }
}

/**
 * Divides a bill for the books: the freight and the duty that it pays in advance to the carrier, partly paid
 * by a coupon, the taxes to what we owe under each scheme, and the rest to the house by kind of revenue.
 */
export function billForBooks(rows: readonly BillRow[]): {
  carrierFen: Fen
  couponFen: Fen
  taxFen: Record<string, Fen>
  revenueFen: Partial<Record<RevenueKind, Fen>>
} {
  const revenueFen: Partial<Record<RevenueKind, Fen>> = {}
  for (const row of rows) {
    const kind = REVENUE[row.kind]
    if (kind) revenueFen[kind] = (revenueFen[kind] ?? 0) + row.feeFen
  }
  const taxFen: Record<string, Fen> = {}
  for (const { feeFen, tax } of taxesOn(rows)) taxFen[tax.scheme] = (taxFen[tax.scheme] ?? 0) + feeFen
  const toCarrier = rows.filter((row) => row.kind !== 'coupon' && row.kind !== 'tax' && !REVENUE[row.kind])
  return { carrierFen: billTotal(toCarrier), couponFen: couponFenOf(rows), taxFen, revenueFen }
}

/** Rows that are our income. Fuel and remote areas are the carrier's own surcharges, passed on. */
const REVENUE: Readonly<Partial<Record<BillRow['kind'], RevenueKind>>> = {
  operation: 'packing',
  service: 'packing',
  insurance: 'insurance',
  late_storage: 'storage',
}

const freightRows = (quote: Quote): BillRow[] =>
  (
    [
      { kind: 'first', feeFen: quote.firstFen },
      { kind: 'steps', feeFen: quote.stepsFen },
      { kind: 'customs', feeFen: quote.customsFen },
    ] as const
  ).filter((row) => row.feeFen > 0)

/** Whether a row is for carriage: the first weight, the steps, or customs clearance. */
export const isFreight = ({ kind }: BillRow): boolean =>
  kind === 'first' || kind === 'steps' || kind === 'customs'
