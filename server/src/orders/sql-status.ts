import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { ITEM_STAGES, ORDER_STATUSES, type OrderStatus, itemStatus } from '@longhaul/domain/orders/stages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** An item's status in SQL: the domain's own table of stages, written out. */
const itemStatusSql = (
  stage: RawBuilder<string>,
  refundOpen: RawBuilder<boolean>,
): RawBuilder<OrderStatus> => {
  const cases = ITEM_STAGES.map(
    (known) => sql`when ${sql.lit(known)} then ${sql.lit(itemStatus({ stage: known, refundOpen: false }))}`,
  )
  return sql`case when ${refundOpen} then 'refund_processing' else case ${stage} ${sql.join(cases, sql` `)} end end`
}

/**
 * An order's status in SQL, over the rows of its items: the same rule as the domain's `orderStatus`, which a property test holds against it.
 * It exists so that lists can be filtered and counted where the rows are.
 */
export function orderStatusSql(
  stage: RawBuilder<string>,
  refundOpen: RawBuilder<boolean>,
): RawBuilder<OrderStatus> {
  const status = itemStatusSql(stage, refundOpen)
  const order = sql`array[${sql.join(ORDER_STATUSES.map((known) => sql.lit(known)))}]`
  return sql`case
    when bool_and(${status} = 'cancelled') then 'cancelled'
    when bool_and(${status} in ('cancelled', 'refunded')) then 'refunded'
    when bool_or(${status} = 'refund_processing') then 'refund_processing'
    else (${order})[min(array_position(${order}, ${status})) filter (where ${status} not in ('cancelled', 'refunded'))]
  end`
}

/** A shopper's orders, each with its status. */
export const ownOrdersWithStatus = (db: Db, shopperId: string) =>
  db.with('own', (query) =>
    query
      .selectFrom('orders')
      .innerJoin('order_items as item', 'item.order_id', 'orders.id')
      .leftJoin('refund_cases as open_case', (join) =>
        join.onRef('open_case.order_item_id', '=', 'item.id').on('open_case.stage', 'in', OPEN_REFUND_STAGES),
      )
      .where('orders.shopper_id', '=', shopperId)
      .groupBy('orders.id')
      .selectAll('orders')
      .select(orderStatusSql(sql.ref('item.stage'), sql`open_case.id is not null`).as('status')),
  )
