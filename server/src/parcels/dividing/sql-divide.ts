import type { Db, Tx } from '../../platform/database/db.ts'
import type { ParcelRow } from '../sql.ts'

/** Locks packages by ascending id, so that two of them are always locked in the same order. */
export const lockParcelsForStaff = (tx: Tx, ids: readonly string[]): Promise<ParcelRow[]> =>
  tx
    .selectFrom('parcels')
    .where('id', 'in', [...ids])
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Other packages of the same shopper that wait to be picked in the same warehouse. */
export const listOthersToPick = (db: Db, parcel: ParcelRow): Promise<ParcelRow[]> =>
  db
    .selectFrom('parcels')
    .where('shopper_id', '=', parcel.shopper_id)
    .where('warehouse_id', '=', parcel.warehouse_id)
    .where('stage', '=', 'to_pick')
    .where('id', '<>', parcel.id)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(20)
    .execute()

export const findWholeParcelForStaff = (db: Db, id: string): Promise<ParcelRow | undefined> =>
  db.selectFrom('parcels').where('id', '=', id).selectAll().executeTakeFirst()

/** Moves things from one package to another. Their scans into the first box do not count for the second. */
export async function moveParcelItems(
  tx: Tx,
  from: string,
  to: string,
  stockItemIds: readonly string[],
  { recordTrace }: { recordTrace: boolean },
): Promise<void> {
  const ids = [...stockItemIds]
  const these = { parcel: from, ids }
  if (recordTrace)
    await tx
      .updateTable('parcel_items')
      .set({ open: false })
      .where('parcel_id', '=', these.parcel)
      .where('stock_item_id', 'in', these.ids)
      .execute()
  else
    await tx
      .deleteFrom('parcel_items')
      .where('parcel_id', '=', these.parcel)
      .where('stock_item_id', 'in', these.ids)
      .execute()
  await tx
    .insertInto('parcel_items')
    .values(ids.map((stock_item_id) => ({ parcel_id: to, stock_item_id })))
    .execute()
}

/** How often a package has taken a step. Makes each such event unique in the ledger. */
export async function countParcelSteps(db: Db, parcelId: string, step: string): Promise<number> {
  const { count } = await db
    .selectFrom('parcel_steps')
    .where('parcel_id', '=', parcelId)
    .where('step', '=', step)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
