import type { TaxScheme } from '@longhaul/domain/duty/registrations.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** The registrations of some schemes that are in force on a day. */
export const listInForce = (db: Db, schemes: readonly TaxScheme[], day: string) =>
  db
    .selectFrom('tax_registrations')
    .where('scheme', 'in', schemes)
    .where('from_day', '<=', day)
    .where((where) => where.or([where('until_day', 'is', null), where('until_day', '>=', day)]))
    .select(['id', 'scheme'])
    .execute()

/** Whether all of these registrations are in force on a day. */
export async function areInForce(db: Db, ids: readonly string[], day: string): Promise<boolean> {
  const rows = await db
    .selectFrom('tax_registrations')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('from_day', '<=', day)
    .where((where) => where.or([where('until_day', 'is', null), where('until_day', '>=', day)]))
    .select('id')
    .execute()
  return rows.length === ids.length
}
