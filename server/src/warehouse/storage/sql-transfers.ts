import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { StockTransfers } from '../../platform/database/tables.ts'

export const insertTransfer = (tx: Tx, transfer: Insertable<StockTransfers>) =>
  tx.insertInto('stock_transfers').values(transfer).execute()

/** The open transfer of a stock item, if any. */
export const findOpenTransfer = (db: Db, stockItemId: string) =>
  db
    .selectFrom('stock_transfers')
    .where('stock_item_id', '=', stockItemId)
    .where('arrived_at', 'is', null)
    .selectAll()
    .executeTakeFirst()

/** The open transfers of some stock items. */
export const listOpenTransfers = async (db: Db, stockItemIds: readonly string[]) =>
  stockItemIds.length === 0
    ? []
    : await db
        .selectFrom('stock_transfers')
        .where('stock_item_id', 'in', [...stockItemIds])
        .where('arrived_at', 'is', null)
        .select(['stock_item_id', 'to_warehouse', 'reason', 'sent_at'])
        .execute()

export const endTransfer = (
  tx: Tx,
  id: string,
  end: { arrived_at: Date; arrived_by: string; went_there: boolean },
) => tx.updateTable('stock_transfers').set(end).where('id', '=', id).execute()

export const placeStock = (tx: Tx, id: string, place: { warehouse_id?: string; shelf: string }) =>
  tx.updateTable('stock_items').set(place).where('id', '=', id).execute()

/** The name of a warehouse in a shopper's language, for notices. */
export async function findWarehouseName(db: Db, warehouseId: string, shopperId: string): Promise<string> {
  const row = await db
    .selectFrom('warehouses')
    .innerJoin('shoppers', (join) => join.on('shoppers.id', '=', shopperId))
    .where('warehouses.id', '=', warehouseId)
    .select(['name', 'lang'])
    .executeTakeFirstOrThrow()
  return row.name[row.lang]
}
