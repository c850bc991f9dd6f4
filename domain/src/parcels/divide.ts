import { INSURANCE_CAP_FEN } from '../claims/payout.ts'
import { type Fen, sumFen } from '../money/fen.ts'
import { splitFen } from '../money/split.ts'
import type { Reason } from '../refusals.ts'
import type { Quote } from '../shipping/fee.ts'
import { type BillRow, parcelBill, withCoupon } from './bill.ts'
import type { PayWay } from './pay-way.ts'
import type { ParcelStage } from './stages.ts'

/** A package whose contents are divided or put together: what was agreed, for how many things. */
export type Agreed = { readonly rows: readonly BillRow[]; readonly itemCount: number }

/** What a divided package becomes: the freight of its part, how many things, and what the shares of insurance and late storage go by. */
export type Part = {
  readonly quote: Quote
  readonly itemCount: number
  readonly valueFen: Fen
  readonly lateWeight: number
}

/**
 * The bills of the parts of a package: freight anew by the kept rate, what is paid for each thing by its things, insurance and late storage in
 * shares that add up to what was agreed, and what stands once for a package on each. A coupon stays with the first part.
 * `perItem` are the extra services that are paid for each thing.
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
    const beside = agreed.rows.flatMap((row) => {
      if (isFreight(row) || row.kind === 'coupon') return []
      if (row.kind === 'insurance') return [{ ...row, feeFen: insurance[index]! }]
      if (row.kind === 'late_storage') return [{ ...row, feeFen: late[index]! }]
      return [{ ...row, feeFen: besideFee(row, agreed.itemCount, part.itemCount, perItem) }]
    })
    return parcelOf(part.quote, beside, index === 0 ? rule : undefined)
  })
}

/**
 * The bill of two packages that travel as one: freight anew, what is paid for each thing added up, what stands once for a package once, as the
 * first has it. The first package's coupon stays, the other's is given back by the caller.
 */
export function joinBills(
  [first, other]: readonly [Agreed, Agreed],
  quote: Quote,
  perItem: ReadonlySet<string>,
): BillRow[] {
  const once = new Set(first.rows.filter((row) => !adds(row, perItem)).map(nameOf))
  const rows = [...first.rows, ...other.rows.filter((row) => adds(row, perItem) || !once.has(nameOf(row)))]
  const beside = new Map<string, BillRow>()
  for (const row of rows) {
    if (isFreight(row) || row.kind === 'coupon') continue
    const known = beside.get(nameOf(row))
    beside.set(nameOf(row), known ? { ...known, feeFen: known.feeFen + row.feeFen } : row)
  }
  const rule = first.rows.find((row) => row.kind === 'coupon')?.rule
  return parcelOf(quote, [...beside.values()], rule)
}

/**
 * How what is set aside is shared among packages that cost so much: the first is covered first. `givenBackFen` is not needed any more;
 * `missingFen` is not set aside yet, and is asked for by the real weight once it is packed. One of the two is nothing.
 */
export function coverBills(
  frozenFen: Fen,
  totals: readonly Fen[],
): { frozenFen: Fen[]; givenBackFen: Fen; missingFen: Fen } {
  let left = frozenFen
  const frozen = totals.map((total) => {
    const covered = Math.min(left, total)
    left -= covered
    return covered
  })
  return { frozenFen: frozen, givenBackFen: left, missingFen: sumFen(totals) - sumFen(frozen) }
}

/** Null when these things may leave a package for one of their own, else why not: something must go, and something stay. */
export const whyNotSplit = (contents: number, leaving: number, payWay: PayWay): Reason | null => {
  // Only a deposit is set aside: there is no estimate to share out.
  if (payWay === 'exact') return 'paid_after_packing'
  if (leaving === 0) return 'no_product_selected'
  return leaving >= contents ? 'one_item_must_stay' : null
}

/** What decides whether two packages may travel as one. `destination` is the address as it was kept, in one text. */
export type Mergeable = {
  readonly stage: ParcelStage
  readonly payWay: PayWay
  readonly shopperId: string
  readonly warehouseId: string
  readonly lineId: string
  readonly destination: string
  readonly insuredFen: Fen
}

/** Null when the other package may be put into the first, else why not: among others, where one package could not be paid for as two are. */
export function whyNotMerge(first: Mergeable, other: Mergeable): Reason | null {
  if (first.stage !== 'to_pick' || other.stage !== 'to_pick') return 'transition_not_allowed'
  if (first.payWay === 'exact' || other.payWay === 'exact') return 'paid_after_packing'
  if (first.warehouseId !== other.warehouseId) return 'different_warehouses'
  const together = (['shopperId', 'lineId', 'destination'] as const).every((key) => first[key] === other[key])
  if (!together) return 'different_destinations'
  return first.insuredFen + other.insuredFen > INSURANCE_CAP_FEN ? 'insured_beyond_cap' : null
}

const parcelOf = (quote: Quote, beside: readonly BillRow[], rule: BillRow['rule']): BillRow[] => {
  const kept = beside.filter((row) => row.feeFen > 0 || row.kind === 'service')
  // What stands beside the freight came from `charges`, so it is of their kinds.
  const bill = [...parcelBill(quote, []), ...kept]
  return rule ? withCoupon(bill, { ...rule, minimumFen: 0 }, rule) : bill
}

const besideFee = (row: BillRow, all: number, some: number, perItem: ReadonlySet<string>): Fen =>
  row.code && perItem.has(row.code) ? (row.feeFen / all) * some : row.feeFen

/** Whether a row of the second package adds to the first's rather than standing once. */
const adds = (row: BillRow, perItem: ReadonlySet<string>): boolean =>
  row.kind === 'insurance' || row.kind === 'late_storage' || Boolean(row.code && perItem.has(row.code))

const nameOf = (row: BillRow): string => `${row.kind} ${row.code ?? ''}`
const totalOf = (rows: readonly BillRow[], kind: BillRow['kind']): Fen =>
  sumFen(rows.filter((row) => row.kind === kind).map((row) => row.feeFen))
const isFreight = ({ kind }: BillRow): boolean => kind === 'first' || kind === 'steps' || kind === 'customs'
