import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import {
  ITEM_STAGES,
  ORDER_STATUSES,
  type OrderStatus,
  itemStatus,
} from '@longhaul/domain/states/item-stages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { literals } from '../platform/database/literals.ts'

/** An item's status in SQL, generated from the domain's table of stages. */
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
 * An order's status in SQL, over the rows of its items: the same rule as the domain's `orderStatus`; a
 * property test compares the two. The status is stored with each order (`order_status`); the check of the
 * books compares it with this.
 */
export function orderStatusSql(
  stage: RawBuilder<string>,
  refundOpen: RawBuilder<boolean>,
): RawBuilder<OrderStatus> {
  const status = itemStatusSql(stage, refundOpen)
  const order = sql`array[${literals(ORDER_STATUSES)}]`
  return sql`case
    when bool_and(${status} = 'cancelled') then 'cancelled'
    when bool_and(${status} in ('cancelled', 'refunded')) then 'refunded'
    when bool_or(${status} = 'refund_processing') then 'refund_processing'
    else (${order})[min(array_position(${order}, ${status})) filter (where ${status} not in ('cancelled', 'refunded'))]
  end`
}

/**
 * Orders whose stored status differs from the status derived from their items, or whose `sent` flag is wrong;
 * none in a sound database.
 */
export const findStatusErrors = (db: Db) =>
  sql<{ check: string; detail: string }>`
    select 'the status of an order follows from its items' as check, orders.number || ': ' || orders.status || ', not ' || derived.status as detail
    from orders
    join (
      select item.order_id, ${orderStatusSql(sql.ref('item.stage'), sql`open_case.id is not null`)} as status, order_sent(array_agg(item.stage)) as sent
      from order_items item
      left join refund_cases open_case on open_case.order_item_id = item.id
        and open_case.stage in (${literals(OPEN_REFUND_STAGES)})
      group by item.order_id
    ) derived on derived.order_id = orders.id
    where orders.status <> derived.status or orders.sent <> derived.sent`.execute(db)
