import type { Db } from '../platform/database/db.ts'
import type { NewConversation } from './sql.ts'

export type AboutKind = NonNullable<NewConversation['about_kind']>
export type About = { page_id: string; number: string; title: string }

/** The subject about which a shopper asks, if it is the shopper's own. */
export async function findOwnAbout(
  db: Db,
  shopperId: string,
  kind: AboutKind,
  id: string,
): Promise<About | undefined> {
  switch (kind) {
    case 'parcel': {
      const parcel = await db
        .selectFrom('parcels')
        .where('id', '=', id)
        .where('shopper_id', '=', shopperId)
        .select(['id', 'number'])
        .executeTakeFirst()
      return parcel && { page_id: parcel.id, number: parcel.number, title: '' }
    }
    case 'order': {
      const order = await db
        .selectFrom('orders')
        .where('id', '=', id)
        .where('shopper_id', '=', shopperId)
        .select(['id', 'number', 'seller_name'])
        .executeTakeFirst()
      return order && { page_id: order.id, number: order.number, title: order.seller_name }
    }
    case 'order_item':
      return await ownItems(db, shopperId).where('order_items.id', '=', id).executeTakeFirst()
    case 'refund_case':
      return await ownItems(db, shopperId)
        .innerJoin('refund_cases', 'refund_cases.order_item_id', 'order_items.id')
        .where('refund_cases.id', '=', id)
        .executeTakeFirst()
  }
}

const ownItems = (db: Db, shopperId: string) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .where('orders.shopper_id', '=', shopperId)
    .select(['orders.id as page_id', 'orders.number', 'order_items.title'])
