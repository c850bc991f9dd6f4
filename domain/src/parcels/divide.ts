import { INSURANCE_CAP_FEN } from '../claims/payout.ts'
import { type Fen, sumFen } from '../money/fen.ts'
import { splitFen } from '../money/split.ts'
import type { Reason } from '../refusals.ts'
import type { Quote } from '../shipping/fee.ts'
import type { ParcelStage } from '../states/parcel-stages.ts'
import { type BillRow, isFreight, isOfState, parcelBill, withCoupon } from './bill.ts'
import type { PayWay } from './pay-way.ts'

/** The agreed bill of a package to be split or merged, and the number of its items. */
export type Agreed = { readonly rows: readonly BillRow[]; readonly itemCount: number }

/**
 * One part of a split package: its freight, its number of items, and the weights for dividing insurance and
 * late storage.
 */
export type Part = {
  readonly quote: Quote
  readonly itemCount: number
  readonly valueFen: Fen
  readonly lateWeight: number
}

/**
 * The bills of the parts of a package: freight recalculated at the stored rate, per-item charges by the
 * number of items, insurance and late storage in shares that add up to the agreed amounts, and per-package
 * charges in full on each. A coupon stays with the first part; taxes are added by the caller. `perItem` are
 * the extra services that are charged per item.
 */
export function divideBill(
  agreed: Agreed,
  parts: readonly Part[],
  perItem: ReadonlySet<string>,
): BillRow[][] {
  const insurance = splitFen(
    totalOf(agreed.rows, 'insurance'),
    parts.map((part) => part.valueFen),
  )
  const late = splitFen(
    totalOf(agreed.rows, 'late_storage'),
    parts.map((part) => part.lateWeight),
  )
  const rule = agreed.rows.find((row) => row.kind === 'coupon')?.rule
  return parts.map((part, index) => {
    const otherRows = agreed.rows.flatMap((row) => {
      if (isFreight(row) || row.kind === 'coupon' || isOfState(row)) return []
      if (row.kind === 'insurance') return [{ ...row, feeFen: insurance[index]! }]
      if (row.kind === 'late_storage') return [{ ...row, feeFen: late[index]! }]
      return [{ ...row, feeFen: otherFee(row, agreed.itemCount, part.itemCount, perItem) }]
    })
    return parcelOf(part.quote, otherRows, index === 0 ? rule : undefined)
  })
}

/**
 * The bill of two packages merged into one: freight recalculated, per-item charges added up, per-package
 * charges once, as on the first package. The first package's coupon stays; the caller gives back the other's.
 */
export function joinBills(
  [first, other]: readonly [Agreed, Agreed],
  quote: Quote,
  perItem: ReadonlySet<string>,
): BillRow[] {
  const once = new Set(first.rows.filter((row) => !adds(row, perItem)).map(nameOf))
  const rows = [...first.rows, ...other.rows.filter((row) => adds(row, perItem) || !once.has(nameOf(row)))]
  const otherRows = new Map<string, BillRow>()
  for (const row of rows) {
    if (isFreight(row) || row.kind === 'coupon' || isOfState(row)) continue
    const known = otherRows.get(nameOf(row))
    otherRows.set(nameOf(row), known ? { ...known, feeFen: known.feeFen + row.feeFen } : row)
  }
  const rule = first.rows.find((row) => row.kind === 'coupon')?.rule
  return parcelOf(quote, [...otherRows.values()], rule)
}

/**
 * Divides the amount on hold among packages with these totals, covering the first package first.
 * `refundedFen` is no longer needed; `missingFen` is not on hold yet and is charged by the actual weight
 * after packing. At least one of the two is zero.
 */
export function coverBills(
  frozenFen: Fen,
  totals: readonly Fen[],
): { frozenFen: Fen[]; refundedFen: Fen; missingFen: Fen } {
  let left = frozenFen
  const frozen = totals.map((total) => {
    const covered = Math.min(left, total)
    left -= covered
    return covered
  })
  return { frozenFen: frozen, refundedFen: left, missingFen: sumFen(totals) - sumFen(frozen) }
}

/**
 * Null when these items may be split off into a package of their own, else why not: at least one must leave,
 * and at least one stay.
 */
export const whyNotSplit = (contents: number, leaving: number, payWay: PayWay): Reason | null => {
  // Only a deposit is on hold: there is no estimate to divide.
  if (payWay === 'exact') return 'paid_after_packing'
  if (leaving === 0) return 'no_product_selected'
  return leaving >= contents ? 'one_item_must_stay' : null
}

/**
 * The facts that decide whether two packages may be merged. `destination` is the stored address as one text.
 */
export type Mergeable = {
  readonly stage: ParcelStage
  readonly payWay: PayWay
  readonly shopperId: string
  readonly warehouseId: string
  readonly lineId: string
  readonly destination: string
  readonly insuredFen: Fen
}

/**
 * Null when the other package may be merged into the first, else why not, for example because the insured
 * total would exceed the cap.
 */
export function whyNotMerge(first: Mergeable, other: Mergeable): Reason | null {
  if (first.stage !== 'to_pick' || other.stage !== 'to_pick') return 'transition_not_allowed'
  if (first.payWay === 'exact' || other.payWay === 'exact') return 'paid_after_packing'
  if (first.warehouseId !== other.warehouseId) return 'different_warehouses'
  const together = (['shopperId', 'lineId', 'destination'] as const).every((key) => first[key] === other[key])
  if (!together) return 'different_destinations'
  return first.insuredFen + other.insuredFen > INSURANCE_CAP_FEN ? 'insured_beyond_cap' : null
}

const parcelOf = (quote: Quote, otherRows: readonly BillRow[], rule: BillRow['rule']): BillRow[] => {
  const kept = otherRows.filter((row) => row.feeFen > 0 || row.kind === 'service')
  // The rows other than freight came from `charges`, so they have its kinds.
  const bill = [...parcelBill(quote, []), ...kept]
  return rule ? withCoupon(bill, { ...rule, minimumFen: 0 }, rule) : bill
}

const otherFee = (row: BillRow, all: number, some: number, perItem: ReadonlySet<string>): Fen =>
  row.code && perItem.has(row.code) ? (row.feeFen / all) * some : row.feeFen

/** Whether a row of the second package is added to the first's, rather than charged once. */
const adds = (row: BillRow, perItem: ReadonlySet<string>): boolean =>
  row.kind === 'insurance' || row.kind === 'late_storage' || Boolean(row.code && perItem.has(row.code))

const nameOf = (row: BillRow): string => `${row.kind} ${row.code ?? ''}`
const totalOf = (rows: readonly BillRow[], kind: BillRow['kind']): Fen =>
  sumFen(rows.filter((row) => row.kind === kind).map((row) => row.feeFen))
