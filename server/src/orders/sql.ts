import type { ItemStage, OrderStatus } from '@longhaul/domain/orders/stages.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { fixedText } from '../platform/database/fixed-text.ts'
import { sendAhead } from '../platform/database/send-ahead.ts'
import type { OrderItems, Orders } from '../platform/database/tables.ts'

export type ItemRow = Selectable<OrderItems>
export type OrderRow = Selectable<Orders>

/** Running numbers for orders; gaps are allowed, repeats are not. */
export async function takeOrderNumbers(tx: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ running: number }>`
    select nextval('order_numbers') as running from generate_series(1, ${count}::integer)`.execute(tx)
  return rows.map(({ running }) => running)
}

/** What an order's item begins with. */
const FIRST_COLUMNS = [
  'shopper_id',
  'position',
  'stage',
  'stage_at',
  'platform',
  'item_id',
  'url',
  'title',
  'title_latin',
  'options_latin',
  'own_name',
  'machine_named',
  'image_file_id',
  'options_text',
  'unit_price_fen',
  'page_price_fen',
  'price_reason',
  'price_reason_text',
  'quantity',
  'remark',
  'sold_out_choice',
  'alternative',
  'tolerance_percent',
  'photo_shots',
  'photo_remark',
  'goods_fen',
  'freight_fen',
  'service_fen',
  'discount_fen',
  'plan_saved_fen',
  'photos_fen',
] as const satisfies readonly (keyof OrderItems)[]

// Written once: sixty names took as long to write as the rest of the statement.
const FIRST_NAMES = fixedText(sql.join(FIRST_COLUMNS.map((column) => sql.ref(column))))
const NAMES_IN_LINE = fixedText(sql.join(FIRST_COLUMNS.map((column) => sql.ref(`line.${column}`))))

export type NewItem = { [Column in (typeof FIRST_COLUMNS)[number]]: Selectable<OrderItems>[Column] }

/**
 * Keeps an order with its items, each with the first step of its history, and a message about it to its shopper; answers its id and theirs, in their
 * order.
 */
export async function insertOrder(
  tx: Db,
  order: Insertable<Orders>,
  items: readonly NewItem[],
  first: Omit<ItemStepRow, 'order_item_id'>,
  message: { kind: string; args: unknown },
): Promise<{ id: string; itemIds: string[] }> {
  const { id, item_ids } = await tx
    .with('made', (made) => made.insertInto('orders').values(order).returning('id'))
    .with(
      'item',
      () =>
        sql<{ id: string; position: number }>`(insert into order_items (order_id, ${FIRST_NAMES})
        select made.id, ${NAMES_IN_LINE}
        from made cross join json_populate_recordset(null::order_items, ${JSON.stringify(items)}::json) as line
        returning id, position)`,
    )
    .with(
      'step',
      () =>
        sql`(insert into order_item_steps (order_item_id, step, from_stage, to_stage, actor, actor_id, note, created_at)
        select id, ${first.step}::text, ${first.from_stage}::text, ${first.to_stage}::text, ${first.actor}::text,
          ${first.actor_id}::uuid, ${first.note}::text, ${first.created_at}::timestamptz from item)`,
    )
    .with(
      'said',
      () =>
        sql`(insert into messages (shopper_id, kind, args, subject_kind, subject_id, created_at)
        select ${order.shopper_id}::uuid, ${message.kind}::text, ${JSON.stringify(message.args)}::jsonb, 'order', id::text,
          ${order.created_at}::timestamptz from made)`,
    )
    .selectFrom('made')
    .select([
      'made.id',
      sql<string[]>`(select array_agg(item.id order by position) from item)`.as('item_ids'),
    ])
    .executeTakeFirstOrThrow()
  return { id, itemIds: item_ids }
}

export const updateOrder = (tx: Db, id: string, change: Updateable<Orders>) =>
  tx.updateTable('orders').set(change).where('id', '=', id).execute()

export const lockOwnOrder = (tx: Db, shopperId: string, id: string): Promise<OrderRow | undefined> =>
  tx
    .selectFrom('orders')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .selectAll()
    .executeTakeFirst()

/** The order that an item of this shopper belongs to: looked up before the two are locked in order. */
export async function findOrderOfOwnItem(
  db: Db,
  shopperId: string,
  itemId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_items')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', itemId)
    .select('order_id')
    .executeTakeFirst()
  return row?.order_id
}

/** Items are locked after their order: its status follows from all of them, so that their steps come one after the other (decision 0058). */
const lockItems = (tx: Db) =>
  tx
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .forNoKeyUpdate(['orders', 'order_items'])
    .selectAll('order_items')

export const lockOwnItemsOfOrder = (tx: Db, shopperId: string, orderId: string): Promise<ItemRow[]> =>
  lockItems(tx)
    .where('order_items.shopper_id', '=', shopperId)
    .where('order_items.order_id', '=', orderId)
    .orderBy('position')
    .execute()

/** The same with what paying asks of the order; nothing where the shopper has no such order. */
export const lockOwnOrderToPay = (tx: Db, shopperId: string, orderId: string) =>
  lockItems(tx)
    .where('order_items.shopper_id', '=', shopperId)
    .where('order_items.order_id', '=', orderId)
    .select(['orders.number', 'orders.paid_at', 'orders.pay_by'])
    .select(sql<boolean>`exists (select from coupons where coupons.order_id = orders.id)`.as('has_coupon'))
    .orderBy('position')
    .execute()

export const lockOwnItem = (tx: Db, shopperId: string, id: string): Promise<ItemRow | undefined> =>
  lockItems(tx)
    .where('order_items.shopper_id', '=', shopperId)
    .where('order_items.id', '=', id)
    .executeTakeFirst()

/** Without an owner, because the caller has checked it or is staff: `takeItemStep` and staff's actions lock by id alone. */
export const lockItemForStaff = (tx: Db, id: string): Promise<ItemRow | undefined> =>
  lockItems(tx).where('order_items.id', '=', id).executeTakeFirst()

/** Whose an item is, and the number of its order: read before the shopper's money is locked. */
export const findItemOwnerForStaff = (db: Db, id: string) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .where('order_items.id', '=', id)
    .select(['order_items.shopper_id', 'order_items.order_id', 'orders.number'])
    .executeTakeFirst()

export const findOrderNumber = (db: Db, orderId: string) =>
  db.selectFrom('orders').where('id', '=', orderId).select('number').executeTakeFirstOrThrow()

/** Takes an item from one stage to another; false if it was moved concurrently. */
export async function moveItem(
  tx: Db,
  move: { id: string; from: ItemStage; to: ItemStage; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_items')
    .set({ stage: move.to, stage_at: move.now })
    .where('id', '=', move.id)
    .where('stage', '=', move.from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Takes locked items of one order from one stage to another, each with what is set aside for it and its step, and keeps when the order was paid; returns how
 * many were moved. The order's status follows from its items by itself: said here already, the row is written once.
 */
export async function moveItemsOfPaidOrder(
  tx: Db,
  move: { from: ItemStage; to: ItemStage; step: string; actor: string; actorId: string | null; now: Date },
  items: readonly { id: string; frozenFen: number }[],
  order: { id: string; reviewDueAt: Date; status: OrderStatus },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with moved as (
      update order_items set stage = ${move.to}, stage_at = ${move.now}, frozen_fen = held.fen
      from (values ${sql.join(items.map(({ id, frozenFen }) => sql`(${id}::uuid, ${frozenFen}::bigint)`))}) as held (id, fen)
      where order_items.id = held.id and order_items.stage = ${move.from}
      returning order_items.id
    ), paid as (
      update orders set paid_at = ${move.now}, review_due_at = ${order.reviewDueAt}, mail_due_at = null, status = ${order.status}
      where id = ${order.id}
    )
    insert into order_item_steps (order_item_id, step, from_stage, to_stage, actor, actor_id, note, created_at)
    select id, ${move.step}::text, ${move.from}::text, ${move.to}::text, ${move.actor}::text, ${move.actorId}::uuid, '', ${move.now}::timestamptz
    from moved`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export const updateItem = (tx: Db, id: string, change: Omit<Updateable<OrderItems>, 'stage'>) =>
  tx.updateTable('order_items').set(change).where('id', '=', id).execute()

export type ItemStepRow = {
  order_item_id: string
  step: string
  from_stage: string | null
  to_stage: string
  actor: string
  actor_id: string | null
  note: string
  created_at: Date
}

export const insertItemSteps = (tx: Db, steps: ItemStepRow[]) =>
  sendAhead(tx, tx.insertInto('order_item_steps').values(steps))

/** Orders whose time to pay is over, with something in them that still waits. */
export const listUnpaidOrdersForJob = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('orders')
    .where('paid_at', 'is', null)
    .where('pay_by', '<', now)
    .where((where) =>
      where.exists(
        where
          .selectFrom('order_items')
          .whereRef('order_items.order_id', '=', 'orders.id')
          .where('stage', '=', 'pending_payment')
          .select('order_items.id'),
      ),
    )
    .select(['id', 'shopper_id', 'number'])
    .orderBy('pay_by')
    .limit(limit)
    .execute()

/** Orders whose mail that they were placed is due. */
export const listOrdersToMailForJob = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('orders')
    .where('mail_due_at', '<=', now)
    .select('id')
    .orderBy('mail_due_at')
    .limit(limit)
    .execute()

/** One of them, locked, with what its waiting items cost; nothing where its mail is no longer due. */
export const lockOrderToMail = (tx: Db, id: string) =>
  tx
    .selectFrom('orders')
    .where('id', '=', id)
    .where('mail_due_at', 'is not', null)
    .select([
      'shopper_id',
      'number',
      'pay_by',
      'status',
      sql<number>`(select coalesce(sum(total_fen), 0)::bigint from order_items
        where order_id = orders.id and stage = 'pending_payment')`.as('amount_fen'),
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()
