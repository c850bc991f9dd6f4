import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { MISSING_KINDS } from '@longhaul/domain/warehouse/shelf-count.ts'
import type { StockStop } from '@longhaul/domain/warehouse/stock-stop.ts'
import { sql } from 'kysely'
import { literals } from './literals.ts'

const openMiss = (stockId: string) => sql`from count_differences missed
  where missed.stock_item_id = ${sql.ref(stockId)} and missed.decided_at is null and missed.kind in (${literals(MISSING_KINDS)})`

/** Why goods must stay where they are; null if nothing does. `stock`: the name or alias of `stock_items`. */
export const stopOf = (stock: 'stock_items' | 'stock') => sql<StockStop | null>`case
  when exists (select ${openMiss(`${stock}.id`)}) then 'missing'
  when ${sql.ref(`${stock}.held_at`)} is not null then 'held'
end`

/** Since when all of one of `stock_items` has been treated as lost, while its refund is open. */
const lostSince = sql<Date | null>`(
  select loss.created_at from refund_cases loss
  join count_differences lost on lost.stock_item_id = stock_items.id and lost.decision = 'lost'
    and lost.decided_at = loss.created_at
  where loss.order_item_id = stock_items.order_item_id and loss.stage in (${literals(OPEN_REFUND_STAGES)})
    and loss.quantity >= stock_items.quantity
)`

/**
 * Since when the days of one of `stock_items` have not counted, because it is on its way to another
 * warehouse, looked for, lost or on hold: its shopper can do nothing about it meanwhile. Null while they
 * count.
 */
export const storageStoppedAt = sql<Date | null>`least(
  (select moved.sent_at from stock_transfers moved
    where moved.stock_item_id = stock_items.id and moved.arrived_at is null),
  (select missed.created_at ${openMiss('stock_items.id')}),
  ${lostSince},
  stock_items.held_at
)`
