import type { StockStop } from '@longhaul/domain/warehouse/stock-stop.ts'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import { stopOf } from '../platform/database/storage-stopped.ts'
import type { StockItems } from '../platform/database/tables.ts'
import { refundOpen } from './sql-refund-open.ts'

/**
 * A shopper's stock item, the product that was ordered, and whether its refund is open, it is on its way to
 * another warehouse, or it has an open photo order.
 */
export type OwnStock = Selectable<StockItems> & {
  /** Marketplace, the number there, and the chosen options; null for goods that the shopper sent in. */
  platform: string | null
  item_id: string | null
  options_text: string | null
  refund_open: boolean
  moving: boolean
  stop: StockStop | null
  photos_waiting: boolean
}

const ownStockOf = (db: Db, shopperId: string, ids: readonly string[]) =>
  db
    .selectFrom('stock_items')
    .leftJoin('order_items', 'order_items.id', 'stock_items.order_item_id')
    .where('stock_items.shopper_id', '=', shopperId)
    .where('stock_items.id', 'in', [...ids])
    .selectAll('stock_items')
    .select(['order_items.platform', 'order_items.item_id', 'order_items.options_text'])
    .select((select) => refundOpen(select).as('refund_open'))
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('stock_transfers')
            .whereRef('stock_transfers.stock_item_id', '=', 'stock_items.id')
            .where('stock_transfers.arrived_at', 'is', null)
            .select('stock_transfers.id'),
        )
        .$castTo<boolean>()
        .as('moving'),
    )
    .select(stopOf('stock_items').as('stop'))
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('photo_orders')
            .whereRef('photo_orders.stock_item_id', '=', 'stock_items.id')
            .where('photo_orders.stage', '=', 'waiting')
            .select('photo_orders.id'),
        )
        .$castTo<boolean>()
        .as('photos_waiting'),
    )
    .orderBy('stock_items.id')

/** Those of the given stock items that belong to the shopper. */
export const listOwnStockOf = (db: Db, shopperId: string, ids: readonly string[]): Promise<OwnStock[]> =>
  ownStockOf(db, shopperId, ids).execute()

export const setAccepted = (tx: Tx, shopperId: string, id: string, acceptedAt: Date) =>
  tx
    .updateTable('stock_items')
    .set({ accepted_at: acceptedAt })
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .execute()

/**
 * Locks those of the given stock items that belong to the shopper, in order of id so that two parcels cannot
 * deadlock.
 */
export const lockOwnStockOf = (tx: Tx, shopperId: string, ids: readonly string[]): Promise<OwnStock[]> =>
  ownStockOf(tx, shopperId, ids).forNoKeyUpdate('stock_items').execute()
