import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { ITEM_STAGES, type ItemStage } from '@longhaul/domain/states/item-stages.ts'
import { sql } from 'kysely'
import type { Cursor } from '../platform/http/cursor.ts'
import { countStages } from '../platform/database/count-stages.ts'
import type { Db } from '../platform/database/db.ts'
import { goodsOfItem } from '../goods/public.ts'
import { itemFacts } from '../next-steps/public.ts'
import { itemSearch, matching } from '../search/public.ts'
import { sellerGroupId } from '../team/public.ts'
import { itemAround } from './sql-around.ts'
import { bookedPaid, bookedReturned } from './sql-cost.ts'

/**
 * The items of an order, each with whether a refund case is open. The caller has checked that the order is
 * the shopper's own.
 */
export const listItemsOfOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('order_items as item')
    .leftJoin('refund_cases as open_case', (join) =>
      join.onRef('open_case.order_item_id', '=', 'item.id').on('open_case.stage', 'in', OPEN_REFUND_STAGES),
    )
    .where('order_id', '=', orderId)
    .selectAll('item')
    .select(sql<boolean>`open_case.id is not null`.as('refund_open'))
    .select([bookedPaid.as('paid_fen'), bookedReturned.as('returned_fen')])
    .select([itemFacts.as('facts'), itemAround.as('around')])
    .orderBy('position')
    .execute()

export type ListedItem = Awaited<ReturnType<typeof listItemsOfOrder>>[number]

export type QueueFilter = {
  stage: ItemStage | undefined
  words: string | undefined
  cursor: Cursor | undefined
  size: number
}

/** Items of all shoppers for the staff queues, longest waiting first. */
export const listItemsForStaff = async (db: Db, filter: QueueFilter) =>
  db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .innerJoin('shoppers', 'shoppers.id', 'item.shopper_id')
    .leftJoin('purchases', 'purchases.order_item_id', 'item.id')
    .leftJoin('seller_orders', 'seller_orders.id', 'purchases.seller_order_id')
    .$if(filter.stage !== undefined, (query) => query.where('item.stage', '=', filter.stage!))
    .where(await matching(db, itemSearch, filter.words))
    .$if(filter.cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(date_trunc('milliseconds', item.stage_at), item.id) > (${filter.cursor!.at}, ${filter.cursor!.id}::uuid)`,
      ),
    )
    .selectAll('item')
    .select([
      'orders.number as order_number',
      'orders.seller_name',
      'orders.warehouse_id',
      'orders.paid_at',
      'orders.review_due_at',
      'shoppers.nickname',
      'shoppers.email',
      'shoppers.code as shopper_code',
      'shoppers.lang as shopper_lang',
      'purchases.seller_order_id',
      'seller_orders.number as seller_order_number',
      'seller_orders.bought_by',
      'seller_orders.bought_at',
      sellerGroupId.as('seller_group'),
      'purchases.tracking_number',
      goodsOfItem.as('goods'),
    ])
    .orderBy('item.stage_at')
    .orderBy('item.id')
    .limit(filter.size + 1)
    .execute()

/** How many items are at each stage. */
export const countItemsForStaff = (db: Db): Promise<Record<string, number>> =>
  countStages(db, 'order_items', ITEM_STAGES)
