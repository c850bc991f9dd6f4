import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { ORDER_LISTS, type OrderList } from '@longhaul/domain/orders/place.ts'
import { type RawBuilder, expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isWaiting, itemFacts } from '../next-steps/public.ts'
import { ownCounts } from '../platform/database/count-own.ts'
import type { Db } from '../platform/database/db.ts'
import { literals } from '../platform/database/literals.ts'
import type { DB } from '../platform/database/tables.ts'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import { findRows, ownOrderSearch, ownedBy } from '../search/public.ts'
import { itemAround } from './sql-around.ts'
import { bookedPaid, bookedReturned } from './sql-cost.ts'

export type OrderFilter = {
  status: OrderList | undefined
  /**
   * Only orders that wait for the shopper now, including items on the shelf whose free storage ends by
   * `shelfBy`.
   */
  waiting: { now: Date; shelfBy: Date } | undefined
  words: string | undefined
  from: Date | undefined
  to: Date | undefined
  cursor: Cursor | undefined
  size: number
}

export type OwnCounts = Partial<Record<OrderList, number>>

/** A page of a shopper's orders, newest first, each with its items, and the counts for the tabs. */
export type OwnOrders = { rows: ListedOrder[]; counts: OwnCounts }

/** The requested page. Takes one statement unless the page is empty. */
export async function listOwnOrders(db: Db, shopperId: string, filter: OrderFilter): Promise<OwnOrders> {
  const found = await findRows(db, ownOrderSearch(shopperId), filter.words)
  const rows = await pageOf(db, ownedBy(found, OWNER, sql`${shopperId}::uuid`), filter)
    .where(found.rows)
    .$if(filter.waiting !== undefined, (query) =>
      query.where(isWaiting({ shopperId, ...filter.waiting!, limit: filter.size })),
    )
    .select(countsOf(sql`${shopperId}::uuid`).as('counts'))
    .execute()
  return { rows, counts: rows[0]?.counts ?? (await countOwnOrders(db, shopperId)) }
}

const OWNER = sql.ref('orders.shopper_id')

const pageOf = (db: Db, isOwn: RawBuilder<boolean>, filter: PageFilter) =>
  db
    .selectFrom('orders')
    .where(isOwn)
    .$if(filter.status !== undefined, (query) => query.where(isInList(filter.status!)))
    .$if(filter.from !== undefined, (query) => query.where('created_at', '>=', filter.from!))
    .$if(filter.to !== undefined, (query) => query.where('created_at', '<=', filter.to!))
    .select(['orders.id', 'number', 'platform', 'seller_name', 'contact'])
    .select(['orders.created_at', 'pay_by', 'paid_at', 'orders.status'])
    .select(cardItems.as('items'))
    .$call((query) => newestPage(query, 'orders.created_at', 'orders.id', filter.cursor, filter.size + 1))

type PageFilter = Omit<OrderFilter, 'waiting' | 'words'>
export type ListedOrder = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number]

async function countOwnOrders(db: Db, shopperId: string): Promise<OwnCounts> {
  const { rows } = await sql<{ counts: OwnCounts }>`
    select ${countsOf(sql`${shopperId}::uuid`)} as counts`.execute(db)
  return rows[0]!.counts
}

const isInList = (list: OrderList) =>
  list === 'in_stock' || list === 'sent'
    ? sql<boolean>`(status = 'in_stock' and sent = ${sql.lit(list === 'sent')})`
    : sql<boolean>`status = ${sql.lit(list)}`

const countsOf = (shopper: RawBuilder<unknown>) =>
  ownCounts(
    ORDER_LISTS.map((list) => [list, sql`orders where shopper_id = ${shopper} and ${isInList(list)}`]),
  )

const openStages = literals(OPEN_REFUND_STAGES)
const refundOpen = sql<boolean>`exists (select from refund_cases where order_item_id = item.id and stage in (${openStages}))`

/** The columns of an order's items shown in lists. */
const cardItems = jsonArrayFrom(
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
    .select([bookedPaid.as('paid_fen'), bookedReturned.as('returned_fen')])
    .select(refundOpen.as('refund_open'))
    .select(itemFacts.as('facts'))
    .select(['refund_deadline_at', itemAround.as('around')])
    .orderBy('position'),
)
