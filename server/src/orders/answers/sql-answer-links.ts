import type { AnswerChoice } from '@longhaul/domain/orders/answer-link.ts'
import { OPEN_REFUND_STAGES, type RefundStage } from '@longhaul/domain/orders/refund-case.ts'
import { type Insertable, sql } from 'kysely'
import { type ItemFacts, itemFacts } from '../../next-steps/public.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { AnswerLinks } from '../../platform/database/tables.ts'

export const insertAnswerLink = (tx: Tx, link: Insertable<AnswerLinks>) =>
  tx.insertInto('answer_links').values(link).execute()

/** Puts a new link in the place of the one that a question has. */
export const replaceAnswerLink = (tx: Tx, { question_id, ...link }: Insertable<AnswerLinks>) =>
  tx.updateTable('answer_links').set(link).where('question_id', '=', question_id).execute()

/** When the link of a question was made. */
export const findLinkMadeAt = (tx: Tx, questionId: string) =>
  tx
    .selectFrom('answer_links')
    .where('question_id', '=', questionId)
    .select(['token_hash', 'created_at'])
    .executeTakeFirst()

const found = [
  'answer_links.question_id',
  'answer_links.shopper_id',
  'answer_links.pay_fen',
  'answer_links.back_fen',
  'answer_links.expires_at',
  'answer_links.used_at',
  'answer_links.choice',
  'item_questions.order_item_id',
  'item_questions.kind',
  'item_questions.note',
  'item_questions.answer_by',
  'item_questions.answer',
  'item_questions.answered_at',
  'item_questions.changed_at',
  'order_items.order_id',
  'order_items.title',
  'order_items.title_latin',
  'order_items.image_file_id',
  'order_items.stage',
  'order_items.frozen_fen',
  'order_items.refund_deadline_at',
  'orders.number as order_number',
  'shoppers.lang',
  'shoppers.time_zone',
] as const

/** A link with its question and its reader, by the hash of its token, or of one of several tokens. */
export const findAnswerLink = (db: Db, ...tokenHashes: readonly Buffer[]) =>
  db
    .selectFrom('answer_links')
    .innerJoin('item_questions', 'item_questions.id', 'answer_links.question_id')
    .innerJoin('order_items', 'order_items.id', 'item_questions.order_item_id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('shoppers', 'shoppers.id', 'answer_links.shopper_id')
    .where('token_hash', 'in', tokenHashes)
    .select(found)
    .select([
      sql<boolean>`shoppers.closed_at is null and shoppers.blocked_at is null`.as('is_owner_active'),
      sql<string | null>`(
        select country from addresses where addresses.shopper_id = shoppers.id and is_default limit 1
      )`.as('country'),
      sql<string | null>`(
        select photo.file_id from stock_photos photo join stock_items stock on stock.id = photo.stock_item_id
        where stock.order_item_id = order_items.id and not photo.held_back
        order by photo.shows is distinct from 'flaw', photo.position limit 1
      )`.as('photo_id'),
      sql<boolean>`exists (
        select from item_questions other
        where other.order_item_id = order_items.id and other.id <> answer_links.question_id and other.answer is null
      )`.as('is_asked_again'),
      sql<boolean>`not exists (
        select from item_questions other
        where other.order_item_id = order_items.id and (other.asked_at, other.id) > (item_questions.asked_at, item_questions.id)
      )`.as('is_last'),
      sql<RefundStage | null>`(
        select stage from refund_cases
        where refund_cases.order_item_id = order_items.id and stage = any (${sql.val(OPEN_REFUND_STAGES)}) limit 1
      )`.as('refund_stage'),
    ])
    .executeTakeFirst()

export type AnswerLinkRow = NonNullable<Awaited<ReturnType<typeof findAnswerLink>>>

/** Marks a link as used, once; whether this call did. */
export async function spendAnswerLink(
  tx: Tx,
  tokenHash: Buffer,
  choice: AnswerChoice,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('answer_links')
    .set({ used_at: now, choice })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks the link of an answer that was changed by it with the new one. */
export const noteChangedChoice = (tx: Tx, tokenHash: Buffer, choice: AnswerChoice) =>
  tx.updateTable('answer_links').set({ choice }).where('token_hash', '=', tokenHash).execute()

/** The facts about one item for its next step. */
export async function findItemFacts(tx: Tx, itemId: string): Promise<ItemFacts | null> {
  const { rows } = await sql<{ facts: ItemFacts | null }>`
    select ${itemFacts} as facts from order_items item where item.id = ${itemId}`.execute(tx)
  return rows[0]?.facts ?? null
}
