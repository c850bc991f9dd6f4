import type { DataImportKind } from '@longhaul/domain/data-import/columns.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { emailForms } from '../platform/database/same-email.ts'

/** The keys of those of these rows that have been imported, or are waiting. */
export async function listImportedKeys(
  db: Db,
  kind: DataImportKind,
  keys: readonly Buffer[],
): Promise<Buffer[]> {
  const { rows } = await sql<{ key_hash: Buffer }>`select key_hash from data_import_rows
    where kind = ${kind} and outcome <> 'refused' and key_hash = any(${keys}::bytea[])`.execute(db)
  return rows.map((row) => row.key_hash)
}

/** The open accounts with these addresses, and whether they were created by an import. */
export const listShoppersByEmail = (db: Db, emails: readonly string[]) =>
  db
    .selectFrom('shoppers')
    .where(sql<boolean>`lower(email) = any(${emails.flatMap(emailForms)}::text[])`)
    .where('closed_at', 'is', null)
    .select([
      'id',
      'email',
      'blocked_at',
      'email_verified_at',
      sql<boolean>`exists (select from data_import_rows imported where imported.subject_id = shoppers.id
        and imported.kind = 'shoppers' and imported.outcome = 'brought' and imported.is_new_account)`.as(
        'was_imported',
      ),
    ])
    .execute()

export const listUsedSellerNumbers = (db: Db, numbers: readonly string[]) =>
  db
    .selectFrom('seller_orders')
    .where(sql<boolean>`upper(number) = any(${numbers.map((number) => number.toUpperCase())}::text[])`)
    .where('taken_back_at', 'is', null)
    .select(['number', 'platform', 'seller_name'])
    .execute()

/** Those of these tracking numbers that are expected, or have been scanned. */
export async function listUsedTracking(db: Db, numbers: readonly string[]): Promise<string[]> {
  const wanted = numbers.filter((number) => number !== '')
  const { rows } = await sql<{ tracking_number: string }>`
    select tracking_number from purchases where tracking_number = any(${wanted}::text[])
    union select tracking_number from inbounds where tracking_number = any(${wanted}::text[])
    union select tracking_number from arrivals where tracking_number = any(${wanted}::text[])`.execute(db)
  return rows.map((row) => row.tracking_number)
}
