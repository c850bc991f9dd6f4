import type { Insertable } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Reviews } from '../../platform/database/tables.ts'

export const insertReview = (tx: Db, review: Insertable<Reviews>) =>
  tx.insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow()

export const findReview = (db: Db, parcelId: string) =>
  db.selectFrom('reviews').where('parcel_id', '=', parcelId).selectAll().executeTakeFirst()

/** Those of some packages that were reviewed. */
export async function listReviewed(db: Db, parcelIds: readonly string[]): Promise<Set<string>> {
  if (parcelIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('reviews')
    .where('parcel_id', 'in', parcelIds)
    .select('parcel_id')
    .execute()
  return new Set(rows.map((row) => row.parcel_id))
}
