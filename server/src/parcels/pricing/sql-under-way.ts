import type { Db } from '../../platform/database/db.ts'

/** A shopper who asks whether to wait is assumed to have no more things than this on their way. */
const THINGS_MAX = 20

/**
 * A shopper's paid items that have not reached the warehouse yet, with the days that the same product usually
 * takes.
 */
export const listOwnUnderWay = (db: Db, shopperId: string, warehouseId: string) =>
  db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .leftJoin('purchases', 'purchases.order_item_id', 'item.id')
    .leftJoin('seller_orders', 'seller_orders.id', 'purchases.seller_order_id')
    .leftJoin('goods_knowledge as goods', (join) =>
      join.onRef('goods.platform', '=', 'item.platform').onRef('goods.item_id', '=', 'item.item_id'),
    )
    .where('item.shopper_id', '=', shopperId)
    .where('item.stage', 'in', ['in_review', 'to_purchase', 'purchased', 'seller_shipped'])
    .where('orders.warehouse_id', '=', warehouseId)
    .select([
      'item.id',
      'item.platform',
      'item.item_id',
      'item.title',
      'item.options_text',
      'item.quantity',
      'item.unit_price_fen',
      'seller_orders.bought_at',
      'goods.days_p90',
    ])
    .orderBy('item.id')
    .limit(THINGS_MAX)
    .execute()

export type UnderWay = Awaited<ReturnType<typeof listOwnUnderWay>>[number]
