import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { ItemQuestions, Supplements } from '../platform/database/tables.ts'

export type QuestionRow = Selectable<ItemQuestions>
export type SupplementRow = Selectable<Supplements>

export const insertQuestion = (tx: Tx, question: Insertable<ItemQuestions>) =>
  tx.insertInto('item_questions').values(question).execute()

/** The open question about an item. The caller has locked the item. */
export const findOpenQuestion = (tx: Tx, itemId: string): Promise<QuestionRow | undefined> =>
  tx
    .selectFrom('item_questions')
    .where('order_item_id', '=', itemId)
    .where('answer', 'is', null)
    .selectAll()
    .executeTakeFirst()

export const closeOpenQuestion = (
  tx: Tx,
  itemId: string,
  answer: 'accepted' | 'declined' | 'expired' | 'withdrawn',
  now: Date,
) =>
  tx
    .updateTable('item_questions')
    .set({ answer, answered_at: now })
    .where('order_item_id', '=', itemId)
    .where('answer', 'is', null)
    .execute()

/** Keeps what the shopper answered in words. */
export const setReply = (tx: Tx, id: string, reply: string) =>
  tx.updateTable('item_questions').set({ reply }).where('id', '=', id).execute()

/** The newest question about an item, whether or not it is answered. The caller has locked the item. */
export const findLastQuestion = (tx: Tx, itemId: string): Promise<QuestionRow | undefined> =>
  tx
    .selectFrom('item_questions')
    .where('order_item_id', '=', itemId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst()

/** Turns an answer into the other one, once; whether this call did. */
export async function turnAnswer(
  tx: Tx,
  id: string,
  answer: 'accepted' | 'declined',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item_questions')
    .set({ answer, changed_at: now })
    .where('id', '=', id)
    .where('answer', '!=', answer)
    .where('changed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The number of questions about an item so far. Makes each change of price unique in the ledger. */
export async function countQuestions(tx: Tx, itemId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('item_questions')
    .where('order_item_id', '=', itemId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The number of supplements of an item so far. Makes each of them unique in the ledger. */
export async function countSupplements(tx: Tx, itemId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('supplements')
    .where('order_item_id', '=', itemId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const insertSupplement = (tx: Tx, supplement: Insertable<Supplements>) =>
  tx.insertInto('supplements').values(supplement).returning('id').executeTakeFirstOrThrow()

const ownItemSupplement = (db: Db, shopperId: string, id: string) =>
  db
    .selectFrom('supplements')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .where('order_item_id', 'is not', null)
    .selectAll()
    .$narrowType<{ order_item_id: string; goods_fen: number; freight_fen: number }>()

export const findOwnItemSupplement = (db: Db, shopperId: string, id: string) =>
  ownItemSupplement(db, shopperId, id).executeTakeFirst()

export const lockOwnItemSupplement = (tx: Tx, shopperId: string, id: string) =>
  ownItemSupplement(tx, shopperId, id).forNoKeyUpdate().executeTakeFirst()

/** The open supplements of an order's items, oldest first. */
export const listOpenSupplements = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('supplements')
    .innerJoin('order_items', 'order_items.id', 'supplements.order_item_id')
    .where('order_items.order_id', '=', orderId)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .selectAll('supplements')
    .orderBy('supplements.created_at')
    .orderBy('supplements.id')
    .$narrowType<{ order_item_id: string; goods_fen: number; freight_fen: number }>()
    .execute()

export type OpenSupplement = Awaited<ReturnType<typeof listOpenSupplements>>[number]

export const updateSupplement = (tx: Tx, id: string, change: Updateable<Supplements>) =>
  tx.updateTable('supplements').set(change).where('id', '=', id).execute()

/** The rate of our fee by which an order was placed, per mille. Null for an order from before it was kept. */
export async function findRateOfOrder(db: Db, orderId: string): Promise<number | null> {
  const { service_per_mille } = await db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select('service_per_mille')
    .executeTakeFirstOrThrow()
  return service_per_mille
}

export const setSupplementPaid = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('supplements').set({ paid_at: now }).where('id', '=', id).execute()

export const cancelOpenSupplement = (tx: Tx, itemId: string, now: Date) =>
  tx
    .updateTable('supplements')
    .set({ cancelled_at: now })
    .where('order_item_id', '=', itemId)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute()

/** Items whose question was not answered in time. */
export const listUnansweredForJob = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('item_questions')
    .innerJoin('order_items', 'order_items.id', 'item_questions.order_item_id')
    .where('answer', 'is', null)
    .where('answer_by', '<', now)
    .where('order_items.stage', '=', 'awaiting_customer')
    .select(['order_items.id', 'order_items.shopper_id'])
    .orderBy('answer_by')
    .limit(limit)
    .execute()

/** Items whose supplement was not paid in time. */
export const listUnpaidSupplementsForJob = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('supplements')
    .innerJoin('order_items', 'order_items.id', 'supplements.order_item_id')
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('pay_by', '<', now)
    .where('order_items.stage', '=', 'supplement_due')
    .select(['order_items.id', 'order_items.shopper_id'])
    .orderBy('pay_by')
    .limit(limit)
    .execute()

/** The most by which prices may still rise without asking, as was chosen when ordering; in fen. */
export async function mostTolerated(db: Db, shopperId: string, orderIds: readonly string[]): Promise<number> {
  const { most } = await db
    .selectFrom('order_items')
    .where('shopper_id', '=', shopperId)
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where('stage', '<>', 'cancelled')
    .select(sql<number>`coalesce(sum(ceil(total_fen * tolerance_percent / 100.0)), 0)::bigint`.as('most'))
    .executeTakeFirstOrThrow()
  return Number(most)
}
