import type { BillRow, CollectedTax } from '@longhaul/domain/parcels/bill.ts'
import type { Tx } from '../../platform/database/db.ts'

/** Records the taxes on the bill of a package that is handed over, for the report to each state. */
export async function recordCollected(
  tx: Tx,
  parcel: { id: string; country: string },
  rows: readonly (BillRow & { tax: CollectedTax })[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(({ feeFen, tax }, index) => ({
    parcel_id: parcel.id,
    row_number: index + 1,
    registration_id: tax.registrationId,
    country: parcel.country,
    currency: tax.currency,
    taxable_minor: tax.baseMinor,
    tax_minor: tax.taxMinor,
    rate_ppm: tax.ratePpm,
    rate_nanos: tax.rateNanos,
    tax_fen: feeFen,
    collected_at: now,
  }))
  await tx.insertInto('collected_taxes').values(values).execute()
}

/**
 * Marks the taxes of a package as given back; those that were before are not found again. In fen, by scheme.
 */
export async function takeCollected(tx: Tx, parcelId: string, now: Date): Promise<Record<string, number>> {
  const rows = await tx
    .updateTable('collected_taxes')
    .from('tax_registrations')
    .whereRef('tax_registrations.id', '=', 'collected_taxes.registration_id')
    .where('parcel_id', '=', parcelId)
    .where('returned_at', 'is', null)
    .set({ returned_at: now })
    .returning(['tax_registrations.scheme', 'collected_taxes.tax_fen'])
    .execute()
  const byScheme: Record<string, number> = {}
  for (const { scheme, tax_fen } of rows) byScheme[scheme] = (byScheme[scheme] ?? 0) + tax_fen
  return byScheme
}
