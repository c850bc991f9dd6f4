import { EU } from '@longhaul/domain/customs/hs-code.ts'
import { rulesInForce } from '@longhaul/domain/customs/import-rule.ts'
import type { StoredImportRule } from '@longhaul/domain/customs/stored-import-rule.ts'
import type { Db } from '../platform/database/db.ts'

/**
 * The rules of a country in force on a day, including its union's, in the order in which they were entered.
 */
export async function listImportRulesOf(db: Db, country: string, day: string): Promise<StoredImportRule[]> {
  const places = EU.has(country) ? [country, 'EU'] : [country]
  const rows = await db
    .selectFrom('import_rules')
    .where('place', 'in', places)
    .selectAll()
    .orderBy('id')
    .execute()
  return rulesInForce(
    rows.map((row) => ({
      place: row.place,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
      kind: row.kind,
      currency: row.currency,
      aboveMinor: row.above_minor,
      withinMinor: row.within_minor,
      ratePerMille: row.rate_per_mille,
      amountMinor: row.amount_minor,
      per: row.per,
      basis: row.basis,
      note: row.note,
      source: row.source,
    })),
    day,
  )
}
