import type { Db } from '../platform/db.ts'

/** An arrival under lock, with whether it was taken back already. */
export const lockArrivalById = (tx: Db, id: string) =>
  tx
    .selectFrom('arrivals')
    .where('id', '=', id)
    .select(['id', 'tracking_number', 'warehouse_id', 'unclaimed', 'undone_at'])
    .forUpdate()
    .executeTakeFirst()

/** What a scan received, under lock. */
export const lockThingsOfArrival = (tx: Db, arrivalId: string) =>
  tx
    .selectFrom('stock_items')
    .where('arrival_id', '=', arrivalId)
    .select(['id', 'shopper_id', 'order_item_id', 'inbound_id', 'stage', 'title', 'weight_grams', 'problem'])
    .orderBy('id')
    .forUpdate()
    .execute()

/** What never was here leaves no row: its order's history and the audit log tell of it. */
export const deleteThing = (tx: Db, id: string) => tx.deleteFrom('stock_items').where('id', '=', id).execute()

export const countClaims = async (tx: Db, unclaimedId: string): Promise<number> => {
  const row = await tx
    .selectFrom('unclaimed_claims')
    .where('unclaimed_id', '=', unclaimedId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Whether a scan counts: taken back by whom, or scanned anew, where, by whom. */
export const setUndone = (tx: Db, id: string, undone: { by: string; at: Date }) =>
  tx
    .updateTable('arrivals')
    .set({ undone_at: undone.at, undone_by: undone.by, unclaimed: false })
    .where('id', '=', id)
    .execute()

export const scanAnew = (
  tx: Db,
  id: string,
  scan: { warehouse_id: string; scanned_by: string; scanned_at: Date },
) =>
  tx
    .updateTable('arrivals')
    .set({ ...scan, undone_at: null, undone_by: null })
    .where('id', '=', id)
    .execute()
