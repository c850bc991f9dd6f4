import { randomUUID } from 'node:crypto'
import type { ItemStage, OrderStatus } from '@longhaul/domain/states/item-stages.ts'
import { type Selectable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { OrderItems, Orders } from '../platform/database/tables.ts'

export type ItemRow = Selectable<OrderItems>
export type OrderRow = Selectable<Orders>

/** The running number of the next order; gaps are allowed, repeats are not. */
export async function nextOrderNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ running: number }>`select nextval('order_numbers') as running`.execute(tx)
  return rows[0]!.running
}

/** The columns that are set when an order's item is created. */
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

export type NewItem = { [Column in (typeof FIRST_COLUMNS)[number]]: Selectable<OrderItems>[Column] }

/**
 * Inserts an order with its items, the first step of each item's history, and a message to the shopper.
 * Returns the ids of the order and of its items, in their order. A job calculates the expected price at the
 * door a moment later; it may need the `Accept-Language` header stored here to guess the country.
 */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  items: readonly NewItem[],
  first: Omit<ItemStepRow, 'order_item_id'>,
  message: { kind: string; args: unknown },
): Promise<{ id: string; itemIds: string[] }> {
  const id = randomUUID()
  const itemIds = items.map(() => randomUUID())
  const rows = JSON.stringify(items.map((item, at) => ({ id: itemIds[at], ...item })))
  const columns = sql.join(FIRST_COLUMNS.map((column) => sql.ref(column)))
  await sql`
    with made as (
      insert into orders (id, number, shopper_id, warehouse_id, platform, seller_name, contact, remark, created_at, pay_by, service_per_mille, mail_due_at)
      values (${id}, ${order.number}, ${order.shopper_id}, ${order.warehouse_id}, ${order.platform}, ${order.seller_name}, ${order.contact},
        ${order.remark}, ${order.created_at}, ${order.pay_by}, ${order.service_per_mille}, ${order.mail_due_at})
    ), item as (
      insert into order_items (order_id, id, ${columns})
      select ${id}::uuid, id, ${columns} from json_populate_recordset(null::order_items, ${rows}::json)
      returning id
    ), step as (
      insert into order_item_steps (order_item_id, step, from_stage, to_stage, actor, actor_id, note, created_at)
      select id, ${first.step}::text, ${first.from_stage}::text, ${first.to_stage}::text, ${first.actor}::text, ${first.actor_id}::uuid,
        ${first.note}::text, ${first.created_at}::timestamptz
      from item
    ), to_expect as (
      insert into orders_to_expect (order_id, accept_language, country, line_id)
      values (${id}, ${order.accept_language}, ${order.door_country}, ${order.door_line_id})
    )
    insert into messages (shopper_id, kind, args, subject_kind, subject_id, created_at)
    values (${order.shopper_id}, ${message.kind}, ${JSON.stringify(message.args)}, 'order', ${id}, ${order.created_at})`.execute(
    tx,
  )
  return { id, itemIds }
}

type NewOrder = Pick<
  Selectable<Orders>,
  | 'number'
  | 'shopper_id'
  | 'warehouse_id'
  | 'platform'
  | 'seller_name'
  | 'contact'
  | 'remark'
  | 'created_at'
  | 'pay_by'
  | 'service_per_mille'
  | 'mail_due_at'
> & { accept_language: string; door_country: string | null; door_line_id: string | null }

export const updateOrder = (tx: Tx, id: string, change: Updateable<Orders>) =>
  tx.updateTable('orders').set(change).where('id', '=', id).execute()

export const lockOwnOrder = (tx: Tx, shopperId: string, id: string): Promise<OrderRow | undefined> =>
  tx
    .selectFrom('orders')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .selectAll()
    .executeTakeFirst()

/**
 * The order that an item of this shopper belongs to. Look it up first, so that the order can be locked before
 * the item.
 */
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

/**
 * Locks the order before its items: its status depends on all of them, so their steps must be taken one after
 * the other (decision 0058).
 */
const lockItems = (tx: Tx) =>
  tx
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .forNoKeyUpdate(['orders', 'order_items'])
    .selectAll('order_items')

export const lockOwnItemsOfOrder = (tx: Tx, shopperId: string, orderId: string): Promise<ItemRow[]> =>
  lockItems(tx)
    .where('order_items.shopper_id', '=', shopperId)
    .where('order_items.order_id', '=', orderId)
    .orderBy('position')
    .execute()

/** The same with the order's columns needed for payment; no rows if the shopper has no such order. */
export const lockOwnOrderToPay = (tx: Tx, shopperId: string, orderId: string) =>
  lockItems(tx)
    .where('order_items.shopper_id', '=', shopperId)
    .where('order_items.order_id', '=', orderId)
    .select(['orders.number', 'orders.paid_at', 'orders.pay_by'])
    .select(sql<boolean>`exists (select from coupons where coupons.order_id = orders.id)`.as('has_coupon'))
    .orderBy('position')
    .execute()

export const lockOwnItem = (tx: Tx, shopperId: string, id: string): Promise<ItemRow | undefined> =>
  lockItems(tx)
    .where('order_items.shopper_id', '=', shopperId)
    .where('order_items.id', '=', id)
    .executeTakeFirst()

/**
 * Takes no owner, because the caller has checked it or is staff: `takeItemStep` and the staff actions lock by
 * id alone.
 */
export const lockItemForStaff = (tx: Tx, id: string): Promise<ItemRow | undefined> =>
  lockItems(tx).where('order_items.id', '=', id).executeTakeFirst()

/** An item's owner and order. Read it first, so that the shopper's balance can be locked before the item. */
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
  tx: Tx,
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
 * Moves locked items of one order from one stage to another, with the money frozen for each and its step, and
 * records when the order was paid. Returns the number of items moved. The database derives the order's status
 * from its items; setting it here as well saves writing the row twice.
 */
export async function moveItemsOfPaidOrder(
  tx: Tx,
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
  return Number(numAffectedRows)
}

export const updateItem = (tx: Tx, id: string, change: Omit<Updateable<OrderItems>, 'stage'>) =>
  tx.updateTable('order_items').set(change).where('id', '=', id).execute()

export type ItemStepRow = {
  order_item_id: string
  step: string
  from_stage: string | null
  to_stage: string
  actor: string
  actor_id: string | null
  note: string
  /** What the step overwrote on the item, for its undo. */
  before?: string | null
  created_at: Date
}

export const insertItemSteps = (tx: Tx, steps: ItemStepRow[]) =>
  tx.insertInto('order_item_steps').values(steps).execute()

/** The last two events in the history of an item, the newest first. */
export const listLastItemSteps = (tx: Tx, itemId: string) =>
  tx
    .selectFrom('order_item_steps')
    .where('order_item_id', '=', itemId)
    .select(['step', 'from_stage as from', 'actor_id as by', 'created_at as at'])
    .select(sql<BeforeStep | null>`before`.as('before'))
    .orderBy('id', 'desc')
    .limit(2)
    .execute()

/** What a step overwrote on its item: the money on hold for it, or the shopper's own price. */
export type BeforeStep = Partial<
  Pick<ItemRow, 'frozen_fen' | 'unit_price_fen' | 'page_price_fen' | 'price_reason'>
>

/** Orders past their payment deadline with at least one item still waiting for payment. */
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

/** Orders whose mail about being placed is due. */
export const listOrdersToMailForJob = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('orders')
    .where('mail_due_at', '<=', now)
    .select('id')
    .orderBy('mail_due_at')
    .limit(limit)
    .execute()

/** Locks such an order and reads the price of its waiting items; undefined if its mail is no longer due. */
export const lockOrderToMail = (tx: Tx, id: string) =>
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

/** Whether a shopper has orders besides those just placed. */
export async function hasOtherOrders(tx: Tx, shopperId: string, ids: readonly string[]): Promise<boolean> {
  const other = await tx
    .selectFrom('orders')
    .where('shopper_id', '=', shopperId)
    .where('id', 'not in', [...ids])
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
