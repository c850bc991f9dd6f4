import type { ImportedOrder } from '@longhaul/domain/data-import/imported.ts'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../platform/database/db.ts'
import type { SellerOrders } from '../platform/database/tables.ts'

type ImportedItem = {
  order: ImportedOrder
  stage: 'to_purchase' | 'purchased' | 'seller_shipped'
  shopperId: string
  warehouseId: string
  number: string
  staffId: string
  now: Date
}

/**
 * Inserts an order imported from another shop with its item at its current stage, and records the import in
 * its history. Returns the item's id.
 */
export async function insertImportedItem(tx: Tx, item: ImportedItem): Promise<string> {
  const { order, stage, shopperId, warehouseId, number, staffId, now } = item
  const { id: orderId } = await tx
    .insertInto('orders')
    .values({
      number,
      shopper_id: shopperId,
      warehouse_id: warehouseId,
      platform: order.platform,
      seller_name: order.seller,
      contact: '',
      remark: order.number,
      created_at: order.orderedOn === null ? now : new Date(`${order.orderedOn}T12:00:00+08:00`),
      pay_by: now,
      paid_at: now,
      service_per_mille: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('order_items')
    .values({
      order_id: orderId,
      shopper_id: shopperId,
      position: 0,
      stage,
      stage_at: now,
      platform: order.platform,
      item_id: order.itemId,
      url: order.url,
      title: order.title,
      options_text: order.options,
      unit_price_fen: Math.max(1, Math.round(order.goodsFen / order.quantity)),
      quantity: order.quantity,
      remark: order.remark,
      sold_out_choice: 'ask',
      alternative: '',
      photo_shots: 0,
      photo_remark: '',
      goods_fen: order.goodsFen,
      freight_fen: order.freightFen,
      service_fen: 0,
      photos_fen: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_item_steps')
    .values({
      order_item_id: id,
      step: 'place',
      from_stage: null,
      to_stage: stage,
      actor: 'staff',
      actor_id: staffId,
      note: '',
      created_at: now,
    })
    .execute()
  return id
}

/**
 * Adds to the seller's order with this number, including the freight, or creates it if there is none. Returns
 * its id.
 */
export async function joinSellerOrder(tx: Tx, order: Insertable<SellerOrders>): Promise<string> {
  const { id } = await tx
    .insertInto('seller_orders')
    .values(order)
    .onConflict((conflict) =>
      conflict
        .expression(sql`upper(number), platform, seller_name`)
        .where('taken_back_at', 'is', null)
        .doUpdateSet({ freight_fen: sql`seller_orders.freight_fen + excluded.freight_fen` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const insertImportedPurchase = (
  tx: Tx,
  { itemId, sellerOrderId, order }: { itemId: string; sellerOrderId: string; order: ImportedOrder },
) =>
  tx
    .insertInto('purchases')
    .values({
      order_item_id: itemId,
      seller_order_id: sellerOrderId,
      goods_fen: order.goodsFen,
      freight_fen: order.freightFen,
      discount_fen: 0,
    })
    .execute()
