import { sql } from 'kysely'
import { itemSearch, refundSearch } from '../search/public.ts'
import { type ListSource, is, ofOwner, shopperName } from './sql-source.ts'

export const items: ListSource = {
  from: sql`order_items item
    left join orders on orders.id = item.order_id
    left join shoppers on shoppers.id = item.shopper_id
    left join purchases on purchases.order_item_id = item.id`,
  id: sql`item.id`,
  columns: {
    number: sql`orders.number`,
    title: sql`item.title`,
    stage: sql`item.stage`,
    stage_at: sql`item.stage_at`,
    shopper: shopperName,
    seller: sql`orders.seller_name`,
    quantity: sql`item.quantity`,
    total: sql`item.total_fen`,
    seller_order: sql`purchases.seller_order_number`,
    tracking: sql`purchases.tracking_number`,
    warehouse: sql`orders.warehouse_id`,
    platform: sql`item.platform`,
    paid_at: sql`orders.paid_at`,
  },
  sorts: {
    stage_at: { by: sql`item.stage_at`, type: 'timestamptz' },
    total: { by: sql`item.total_fen`, type: 'bigint' },
  },
  filters: {
    stage: is('item.stage'),
    warehouse: is('orders.warehouse_id'),
    platform: is('item.platform'),
    shopper: ofOwner('item.shopper_id'),
  },
  day: sql`item.stage_at`,
  search: itemSearch,
}

export const refunds: ListSource = {
  from: sql`refund_cases refund
    left join order_items item on item.id = refund.order_item_id
    left join orders on orders.id = item.order_id
    left join shoppers on shoppers.id = refund.shopper_id`,
  id: sql`refund.id`,
  columns: {
    number: sql`orders.number`,
    title: sql`item.title`,
    stage: sql`refund.stage`,
    shopper: shopperName,
    amount: sql`refund.goods_fen + refund.freight_fen + refund.service_fen - refund.return_fen`,
    reason: sql`refund.reason`,
    created_at: sql`refund.created_at`,
  },
  sorts: { created_at: { by: sql`refund.created_at`, type: 'timestamptz' } },
  filters: { stage: is('refund.stage'), shopper: ofOwner('refund.shopper_id') },
  day: sql`refund.created_at`,
  search: refundSearch,
}
