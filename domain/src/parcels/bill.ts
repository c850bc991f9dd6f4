import { type Fen, sumFen } from '../money/fen.ts'
import type { RevenueKind } from '../ledger/accounts.ts'
import type { Charge, ChargeKind } from '../shipping/charges.ts'
import type { Quote } from '../shipping/fee.ts'

/** The freight's own rows: the first weight, the further steps, the customs declaration. */
export type FreightKind = 'first' | 'steps' | 'customs'

/** One row of a package's bill. `code` names the extra service of a `service` row. */
export type BillRow = {
  readonly kind: FreightKind | ChargeKind
  readonly feeFen: Fen
  readonly code?: string
}

/** The whole bill: the freight row by row, then what stands beside it. A row of nothing is left out. */
export const parcelBill = (quote: Quote, charges: readonly Charge[]): BillRow[] => [
  ...freightRows(quote),
  ...charges,
]

/** The bill after packing: the freight by the real weight and size, everything else as it was agreed. */
export const settledBill = (estimated: readonly BillRow[], actual: Quote): BillRow[] => [
  ...freightRows(actual),
  ...estimated.filter((row) => !isFreight(row)),
]

/** What a bill comes to. */
export const billTotal = (rows: readonly BillRow[]): Fen => sumFen(rows.map((row) => row.feeFen))

/** What packing changed: given back when the package ships, or owed before it may. At most one of the two is not nothing. */
export function difference(estimatedFen: Fen, actualFen: Fen): { givenBackFen: Fen; owedFen: Fen } {
  const saved = estimatedFen - actualFen
  return { givenBackFen: Math.max(0, saved), owedFen: Math.max(0, -saved) }
}

/** Who gets what of a bill: the carrier its freight, the house the rest, by kind of revenue. */
export function billForBooks(rows: readonly BillRow[]): {
  carrierFen: Fen
  revenueFen: Partial<Record<RevenueKind, Fen>>
} {
  const revenueFen: Partial<Record<RevenueKind, Fen>> = {}
  for (const row of rows) {
    const kind = REVENUE[row.kind]
    if (kind) revenueFen[kind] = (revenueFen[kind] ?? 0) + row.feeFen
  }
  return { carrierFen: billTotal(rows.filter((row) => !REVENUE[row.kind])), revenueFen }
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

const isFreight = ({ kind }: BillRow): boolean => kind === 'first' || kind === 'steps' || kind === 'customs'
