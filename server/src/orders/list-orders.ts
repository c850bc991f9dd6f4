import { listOrders as route } from '@longhaul/contract/orders/orders.ts'
import { shelfNeedsUntil } from '@longhaul/domain/next-step/shelf-step.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { readSettings } from '../site/public.ts'
import { toOrderCard } from './order-card.ts'
import { listOwnOrders } from './sql-own-list.ts'

export const listOrdersAction = readAction(route, listOrders, {
  fromReplica: true,
})

/** The shopper's orders, newest first, with the counts for the tabs. */
async function listOrders(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, me, query, now, world } = call
  const settings = await readSettings(db)
  const size = query.waiting ? WAITING_MAX : pageSize(query.limit)
  const found = await listOwnOrders(db, me.id, {
    status: query.status,
    waiting: query.waiting ? { now, shelfBy: shelfNeedsUntil(now) } : undefined,
    words: query.q?.trim(),
    from: query.from === undefined ? undefined : new Date(query.from),
    to: query.to === undefined ? undefined : new Date(query.to),
    cursor: decodeCursor(query.cursor),
    size,
  })
  const { rows, next_cursor } = toPage(found.rows, size)
  const cards = rows.map((row) => toOrderCard({ world, now, settings }, row))
  return {
    items: query.waiting ? byDeadline(cards) : cards,
    next_cursor: query.waiting ? null : next_cursor,
    counts: found.counts,
  }
}

/** The most waiting orders in one response. */
const WAITING_MAX = 50

/** The waiting orders, sorted by deadline. An order whose deadline has just passed no longer waits. */
const byDeadline = (cards: readonly ReturnType<typeof toOrderCard>[]) =>
  cards.filter(({ next }) => next?.waits).toSorted((a, b) => deadlineOf(a).localeCompare(deadlineOf(b)))

/** Orders without a deadline sort last. */
const deadlineOf = ({ next }: ReturnType<typeof toOrderCard>): string => next?.by ?? '9'
