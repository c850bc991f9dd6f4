import { listOrders as route } from '@longhaul/contract/orders/orders.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { toOrderCard } from './order-card.ts'
import { countOwnOrders, listOwnOrders } from './sql-own-list.ts'

export const listOrdersAction = action(route, listOrders)

/** The shopper's orders, newest first, with the counts for the tabs. */
async function listOrders({ tx, me, query, now, world }: Call<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const filter = {
    status: query.status,
    words: query.q?.trim(),
    from: query.from === undefined ? undefined : new Date(query.from),
    to: query.to === undefined ? undefined : new Date(query.to),
    cursor: decodeCursor(query.cursor),
    size,
  }
  const { rows, next_cursor } = toPage(await listOwnOrders(tx, me.id, filter), size)
  return {
    items: rows.map((row) => toOrderCard(world, row, now)),
    next_cursor,
    counts: rows[0]?.counts ?? (await countOwnOrders(tx, me.id)),
  }
}
