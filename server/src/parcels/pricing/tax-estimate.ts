import type { getParcel } from '@longhaul/contract/parcels/parcels.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { carriageOf } from '@longhaul/domain/customs/carriage.ts'
import type { Declared } from '@longhaul/domain/customs/declared.ts'
import { isPaidByLine } from '@longhaul/domain/customs/import-rule.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import { type Lang, FIRST_LANG } from '@longhaul/domain/languages.ts'
import { estimateTaxOf } from '../../customs/public.ts'
import type { Tx } from '../../platform/database/db.ts'
import { toImported } from '../combining/declaration.ts'
import type { ParcelRow } from '../sql.ts'

/**
 * The tax estimate as shown on the package's page: the amount to pay at the door, and each row with who pays
 * it. Null for packages from before estimates existed.
 */
export function toTaxEstimate(
  parcel: Pick<ParcelRow, 'tax_estimate'>,
  lang: Lang,
): NonNullable<ReplyOf<typeof getParcel>['tax_estimate']> | null {
  const kept = parcel.tax_estimate
  if (!kept) return null
  const rows = kept.rows.map((row) => ({
    kind: row.kind,
    fee_fen: row.fee_fen,
    note: row.note[lang] ?? row.note[FIRST_LANG] ?? '',
    source: row.source,
    included: isPaidByLine(row, kept.mode),
  }))
  return {
    day: kept.day,
    known: kept.known,
    mode: kept.mode,
    door_fen: rows.reduce((sum, row) => sum + (row.included ? 0 : (row.fee_fen ?? 0)), 0),
    rows,
  }
}

/**
 * A new tax estimate for a package whose contents changed because staff divided or merged it, by the rules of
 * `now`; null if it had none before.
 */
export async function estimateAgain(
  tx: Tx,
  parcel: Pick<ParcelRow, 'tax_estimate' | 'country'>,
  part: { declaration: readonly Declared[]; bill: readonly BillRow[] },
  now: Date,
): Promise<string | null> {
  const kept = parcel.tax_estimate
  if (!kept) return null
  const goods = { lines: part.declaration.map(toImported), freightFen: carriageOf(part.bill) }
  return JSON.stringify(await estimateTaxOf(tx, parcel.country, goods, { now, mode: kept.mode }))
}
