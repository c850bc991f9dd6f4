import type { getParcel } from '@longhaul/contract/parcels/parcels.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { carriageOf } from '@longhaul/domain/customs/carriage.ts'
import type { Declared } from '@longhaul/domain/customs/declared.ts'
import { isPaidByLine } from '@longhaul/domain/customs/import-rule.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import { type Lang, FIRST_LANG } from '@longhaul/domain/languages.ts'
import { estimateTaxOf } from '../../customs/public.ts'
import type { Db } from '../../platform/database/db.ts'
import { toImported } from '../combining/declaration.ts'
import type { ParcelRow } from '../sql.ts'

/** The estimate as the package's page shows it, null for packages that are older than estimates: what is left to be paid at the door, and each row with who pays it. */
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

/** The estimate of a package that staff divided or joined: its goods are other ones now. By the rules of that day; null where none was kept. */
export async function estimateAgain(
  tx: Db,
  parcel: Pick<ParcelRow, 'tax_estimate' | 'country'>,
  part: { declaration: readonly Declared[]; bill: readonly BillRow[] },
  now: Date,
): Promise<string | null> {
  const kept = parcel.tax_estimate
  if (!kept) return null
  const goods = { lines: part.declaration.map(toImported), freightFen: carriageOf(part.bill) }
  return JSON.stringify(await estimateTaxOf(tx, parcel.country, goods, { now, mode: kept.mode }))
}
