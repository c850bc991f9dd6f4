import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Reviews } from '../../platform/database/tables.ts'

export const insertReview = (tx: Tx, review: Insertable<Reviews>) =>
  tx.insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow()

export const findReview = (db: Db, parcelId: string) =>
  db.selectFrom('reviews').where('parcel_id', '=', parcelId).selectAll().executeTakeFirst()

/** Which of some packages have been reviewed. */
export const reviewedOf = (db: Db, parcelIds: readonly string[]) =>
  db
    .selectFrom('reviews')
    .where('parcel_id', '=', sql<string>`any(${parcelIds}::uuid[])`)
    .select('parcel_id')
    .execute()
