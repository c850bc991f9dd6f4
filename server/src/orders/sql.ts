import type { ItemStage } from '@longhaul/domain/orders/stages.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { OrderItems, Orders } from '../platform/database/tables.ts'

export type ItemRow = Selectable<OrderItems>
export type OrderRow = Selectable<Orders>

/** The running number of the next order; gaps are allowed, repeats are not. */
export async function nextOrderNumber(tx: Db): Promise<number> {
  const { rows } = await sql<{ running: number }>`select nextval('order_numbers') as running`.execute(tx)
  return rows[0]!.running
}

export const insertOrder = (tx: Db, order: Insertable<Orders>) =>
  tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()

/** Keeps the items of an order, each with the first step of its history; answers their ids, in the order of the items. */
export const insertItems = (
  tx: Db,
  items: Insertable<OrderItems>[],
  first: Omit<ItemStepRow, 'order_item_id'>,
): Promise<{ id: string }[]> =>
  tx
    .with('item', (made) => made.insertInto('order_items').values(items).returning(['id', 'position']))
    .with('step', (made) =>
      made
        .insertInto('order_item_steps')
        .columns([
          'order_item_id',
          'step',
          'from_stage',
          'to_stage',
          'actor',
          'actor_id',
          'note',
          'created_at',
        ])
        .expression((from) =>
          from
            .selectFrom('item')
            .select([
              'item.id',
              sql<string>`${first.step}::text`.as('step'),
              sql<string | null>`${first.from_stage}::text`.as('from_stage'),
              sql<string>`${first.to_stage}::text`.as('to_stage'),
              sql<string>`${first.actor}::text`.as('actor'),
              sql<string | null>`${first.actor_id}::uuid`.as('actor_id'),
              sql<string>`${first.note}::text`.as('note'),
              sql<Date>`${first.created_at}::timestamptz`.as('created_at'),
            ]),
        ),
    )
    .selectFrom('item')
    .select('id')
    .orderBy('position')
    .execute()

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

export const setOrderPaid = (tx: Db, id: string, paidAt: Date, reviewDueAt: Date) =>
  tx
    .updateTable('orders')
    .set({ paid_at: paidAt, review_due_at: reviewDueAt, mail_due_at: null })
    .where('id', '=', id)
    .execute()

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

/** Takes locked items from one stage to another, each with what is set aside for it and its step; returns how many were moved. */
export async function moveItemsWithSteps(
  tx: Db,
  move: { from: ItemStage; to: ItemStage; step: string; actor: string; actorId: string | null; now: Date },
  items: readonly { id: string; frozenFen: number }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    with moved as (
      update order_items set stage = ${move.to}, stage_at = ${move.now}, frozen_fen = held.fen
      from unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ frozenFen }) => frozenFen)}::bigint[]) as held (id, fen)
      where order_items.id = held.id and order_items.stage = ${move.from}
      returning order_items.id
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
  tx.insertInto('order_item_steps').values(steps).execute()

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
