import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { ORDER_LISTS, type OrderList } from '@longhaul/domain/orders/place.ts'
import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isWaiting, itemFacts } from '../next-steps/public.ts'
import { ownCounts } from '../platform/database/count-own.ts'
import type { Db } from '../platform/database/db.ts'
import { fixedText } from '../platform/database/fixed-text.ts'
import type { DB } from '../platform/database/tables.ts'
import { keptStatement, rowsOf } from '../platform/database/kept-statement.ts'
import { type Cursor, PAGE_SIZE, newestPage } from '../platform/http/cursor.ts'
import { matching, ownOrderSearch } from '../search/public.ts'
import { itemAround } from './sql-around.ts'

export type OrderFilter = {
  status: OrderList | undefined
  /** What waits for the shopper, of things on the shelf with those whose free storage ends by then. */
  waitingBy: Date | undefined
  words: string | undefined
  from: Date | undefined
  to: Date | undefined
  cursor: Cursor | undefined
  size: number
}

/** A page of a shopper's orders, newest first, each with its items and, the same in every row, the counts for the tabs: one statement. */
export const listOwnOrders = async (db: Db, shopperId: string, filter: OrderFilter) =>
  isFirstPage(filter)
    ? await rowsOf(db, firstPage({ shopperId }))
    : await pageOf(
        db,
        shopperId,
        filter,
        await matching(db, ownOrderSearch(shopperId), filter.words),
      ).execute()

/** What is asked for most: not narrowed in any way, and as long as usual. */
const isFirstPage = ({ size, ...narrowed }: OrderFilter): boolean =>
  size === PAGE_SIZE && Object.values(narrowed).every((value) => value === undefined)

const FIRST_PAGE: OrderFilter = {
  status: undefined,
  waitingBy: undefined,
  words: undefined,
  from: undefined,
  to: undefined,
  cursor: undefined,
  size: PAGE_SIZE,
}
const firstPage = keptStatement((db, { shopperId }: { shopperId: string }) =>
  pageOf(db, shopperId, FIRST_PAGE, sql<boolean>`true`),
)

const pageOf = (db: Db, shopperId: string, filter: OrderFilter, words: Expression<SqlBool>) =>
  db
    .selectFrom('orders')
    .where('orders.shopper_id', '=', shopperId)
    .$if(filter.status !== undefined, (query) => query.where(isInList(filter.status!)))
    .$if(filter.waitingBy !== undefined, (query) => query.where(isWaiting(shopperId, filter.waitingBy!)))
    .$if(filter.from !== undefined, (query) => query.where('created_at', '>=', filter.from!))
    .$if(filter.to !== undefined, (query) => query.where('created_at', '<=', filter.to!))
    .where(words)
    .select(['orders.id', 'number', 'platform', 'seller_name', 'contact'])
    .select(['orders.created_at', 'pay_by', 'paid_at', 'orders.status'])
    .select(cardItems.as('items'))
    .select(countsOf(shopperId).as('counts'))
    .$call((query) => newestPage(query, 'orders.created_at', 'orders.id', filter.cursor, filter.size + 1))

export type ListedOrder = Awaited<ReturnType<typeof listOwnOrders>>[number]

/** The counts alone: for a page without rows. */
export async function countOwnOrders(db: Db, shopperId: string): Promise<Partial<Record<OrderList, number>>> {
  const { rows } = await sql<{ counts: Partial<Record<OrderList, number>> }>`
    select ${countsOf(shopperId)} as counts`.execute(db)
  return rows[0]!.counts
}

const isInList = (list: OrderList) =>
  list === 'in_stock' || list === 'sent'
    ? sql<boolean>`(status = 'in_stock' and sent = ${sql.lit(list === 'sent')})`
    : sql<boolean>`status = ${sql.lit(list)}`

const countsOf = (shopperId: string) =>
  ownCounts(
    ORDER_LISTS.map((list) => [list, sql`orders where shopper_id = ${shopperId} and ${isInList(list)}`]),
  )

const openStages = sql.join(OPEN_REFUND_STAGES.map((stage) => sql.lit(stage)))
const refundOpen = sql<boolean>`exists (select from refund_cases where order_item_id = item.id and stage in (${openStages}))`

/** What a list shows of an order's items. */
const cardItems = fixedText(
  jsonArrayFrom(
    expressionBuilder<DB, 'orders'>()
      .selectFrom('order_items as item')
      .whereRef('item.order_id', '=', 'orders.id')
      .select([
        'item.id',
        'title',
        'title_latin',
        'options_latin',
        'own_name',
        'machine_named',
        'image_file_id',
        'options_text',
        'quantity',
        'unit_price_fen',
        'item.stage',
      ])
      .select(['goods_fen', 'freight_fen', 'service_fen', 'photos_fen', 'discount_fen', 'plan_saved_fen'])
      .select(['frozen_fen', 'photo_shots'])
      .select(refundOpen.as('refund_open'))
      .select(itemFacts.as('facts'))
      .select(['refund_deadline_at', itemAround.as('around')])
      .orderBy('position'),
  ),
)
