import { sql } from 'kysely'
import { isItemOf, isRefundOf, itemActor, itemTopics, refundActor } from '../next-steps/public.ts'
import { itemSearch, refundSearch } from '../search/public.ts'
import { type ListSource, byActor, is, ofOwner, shopperName } from './sql-source.ts'

/** The deadline of an open item: to pay, to review, to answer, or to leave the shelf. */
const ITEM_ACT_BY = sql<Date | null>`case
  when item.stage = 'pending_payment' then orders.pay_by
  when item.stage = 'in_review' then orders.review_due_at
  when item.stage in ('awaiting_customer', 'abnormal') then (
    select answer_by from item_questions where order_item_id = item.id and answer is null
  )
  when item.stage = 'supplement_due' then (
    select pay_by from supplements where order_item_id = item.id and paid_at is null and cancelled_at is null
  )
  when item.stage = 'in_stock' then (select max(free_until) from stock_items where order_item_id = item.id)
  when item.stage = 'storage_expired' then (
    select max(notice.dispose_from) from disposal_notices notice join stock_items stock on stock.id = notice.stock_item_id
    where stock.order_item_id = item.id and notice.void_at is null
  )
end`

export const items: ListSource = {
  from: sql`order_items item
    left join orders on orders.id = item.order_id
    left join shoppers on shoppers.id = item.shopper_id
    left join purchases on purchases.order_item_id = item.id
    left join seller_orders on seller_orders.id = purchases.seller_order_id`,
  id: sql`item.id`,
  columns: {
    number: sql`orders.number`,
    title: sql`item.title`,
    stage: sql`item.stage`,
    actor: itemActor,
    stage_at: sql`item.stage_at`,
    act_by: ITEM_ACT_BY,
    shopper: shopperName,
    seller: sql`orders.seller_name`,
    quantity: sql`item.quantity`,
    total: sql`item.total_fen`,
    seller_order: sql`seller_orders.number`,
    tracking: sql`purchases.tracking_number`,
    warehouse: sql`orders.warehouse_id`,
    platform: sql`item.platform`,
    paid_at: sql`orders.paid_at`,
  },
  sorts: {
    stage_at: { by: sql`item.stage_at`, type: 'timestamptz' },
    total: { by: sql`item.total_fen`, type: 'bigint' },
    act_by: {
      by: ITEM_ACT_BY,
      type: 'timestamptz',
      only: sql`(item.stage in ('pending_payment', 'in_review', 'awaiting_customer', 'supplement_due', 'abnormal', 'in_stock', 'storage_expired')
        and ${ITEM_ACT_BY} is not null)`,
    },
  },
  topics: itemTopics,
  filters: {
    actor: byActor(isItemOf),
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
    actor: refundActor,
    shopper: shopperName,
    amount: sql`refund.goods_fen + refund.freight_fen + refund.service_fen - refund.return_fen`,
    reason: sql`refund.reason`,
    created_at: sql`refund.created_at`,
  },
  sorts: { created_at: { by: sql`refund.created_at`, type: 'timestamptz' } },
  filters: {
    actor: byActor(isRefundOf),
    stage: is('refund.stage'),
    shopper: ofOwner('refund.shopper_id'),
  },
  day: sql`refund.created_at`,
  search: refundSearch,
}
