import { type RawBuilder, sql } from 'kysely'

/** The shopper, and the time for which is asked. */
type Asking = { shopperId: string; now: Date }

/**
 * The items that wait for their shopper's answer or payment, with `id`, `order_id` and the deadline `act_by`;
 * of an unpaid order, only the first item. Each branch starts from the stage of the items, so that its cost
 * depends on the number of waiting items and not of all items.
 */
export const waitingItems = ({ shopperId, now }: Asking): RawBuilder<unknown> => sql`
  select item.id, item.order_id, question.answer_by as act_by from order_items item
  join item_questions question on question.order_item_id = item.id and question.answer is null
  where item.shopper_id = ${shopperId} and item.stage in ('awaiting_customer', 'abnormal') and question.answer_by >= ${now}
  union all
  select item.id, item.order_id, supplement.pay_by from order_items item
  join supplements supplement on supplement.order_item_id = item.id and supplement.paid_at is null and supplement.cancelled_at is null
  where item.shopper_id = ${shopperId} and item.stage = 'supplement_due' and supplement.pay_by >= ${now}
  union all
  select item.id, item.order_id, orders.pay_by from order_items item
  join orders on orders.id = item.order_id
  where item.shopper_id = ${shopperId} and item.stage = 'pending_payment' and orders.pay_by >= ${now} and not exists (
    select from order_items earlier
    where earlier.order_id = item.order_id and earlier.stage = 'pending_payment' and earlier.position < item.position
  )`

/**
 * Whether an order of `orders` is among the `limit` most urgent ones that wait for their shopper. Items on
 * the shelf wait if their free storage ends by `shelfBy`. Items in a package do not count: the package waits
 * instead.
 */
export const isWaiting = (
  asking: Asking & { shelfBy: Date; limit: number },
) => sql<boolean>`orders.id = any(array(
  select order_id from (
    select order_id, act_by from (${waitingItems(asking)}) waiting
    union all
    select order_id, null from order_items where shopper_id = ${asking.shopperId} and stage = 'storage_expired'
    union all
    select item.order_id, ending.free_until from (
      select order_item_id, free_until from stock_items
      where shopper_id = ${asking.shopperId} and stage = 'in_stock' and coalesce(free_until, 'infinity') <= ${asking.shelfBy}
        and order_item_id is not null
      order by coalesce(free_until, 'infinity') limit ${asking.limit}
    ) ending
    join order_items item on item.id = ending.order_item_id
  ) pressing
  group by order_id order by min(act_by), order_id limit ${asking.limit}
))`
