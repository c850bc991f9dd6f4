import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Supplements } from '../../platform/database/tables.ts'

export type SupplementRow = Selectable<Supplements> & { parcel_id: string }

export const insertSupplement = (tx: Tx, supplement: Insertable<Supplements> & { parcel_id: string }) =>
  tx.insertInto('supplements').values(supplement).returning('id').executeTakeFirstOrThrow()

const ownParcelSupplement = (db: Db, shopperId: string, id: string) =>
  db
    .selectFrom('supplements')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .where('parcel_id', 'is not', null)
    .selectAll()
    .$narrowType<{ parcel_id: string }>()

export const findOwnParcelSupplement = (
  db: Db,
  shopperId: string,
  id: string,
): Promise<SupplementRow | undefined> => ownParcelSupplement(db, shopperId, id).executeTakeFirst()

export const lockOwnParcelSupplement = (
  tx: Tx,
  shopperId: string,
  id: string,
): Promise<SupplementRow | undefined> =>
  ownParcelSupplement(tx, shopperId, id).forNoKeyUpdate().executeTakeFirst()

/** Locks the packages that some supplements are for, before anything that is locked after packages. */
export const lockParcelsOfSupplements = (tx: Tx, shopperId: string, ids: readonly string[]) =>
  tx
    .selectFrom('parcels')
    .where('shopper_id', '=', shopperId)
    .where('id', 'in', (of) =>
      of
        .selectFrom('supplements')
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('parcel_id', 'is not', null)
        .$narrowType<{ parcel_id: string }>()
        .select('parcel_id'),
    )
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** The number of a package's supplements paid so far. Makes each payment unique in the ledger. */
export async function countPaidSupplements(db: Db, parcelId: string): Promise<number> {
  const { count } = await db
    .selectFrom('supplements')
    .where('parcel_id', '=', parcelId)
    .where('paid_at', 'is not', null)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const openSupplements = (db: Db) =>
  db
    .selectFrom('supplements')
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('parcel_id', 'is not', null)
    .$narrowType<{ parcel_id: string }>()

/** The open supplements of some packages. */
export const openSupplementsOf = (db: Db, parcelIds: readonly string[]) =>
  openSupplements(db)
    .where('parcel_id', '=', sql<string>`any(${parcelIds}::uuid[])`)
    .select(['id', 'parcel_id', 'amount_fen', 'pay_by'])
    .execute()

export const findOpenSupplement = (db: Db, parcelId: string) =>
  openSupplements(db).where('parcel_id', '=', parcelId).select(['id', 'pay_by']).executeTakeFirst()

/** Packages whose extra payment is overdue. */
export const listOverdueSupplementsForJob = (db: Db, now: Date) =>
  openSupplements(db)
    .where('pay_by', '<', now)
    .select(['parcel_id as id', 'shopper_id'])
    .orderBy('pay_by')
    .$narrowType<{ id: string }>()
    .execute()

export const cancelOpenSupplement = (tx: Tx, parcelId: string, now: Date) =>
  tx
    .updateTable('supplements')
    .set({ cancelled_at: now })
    .where('parcel_id', '=', parcelId)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute()
