import { latestStored } from '@longhaul/domain/time/set-back.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** A conversation that was begun by a guest, whoever it belongs to now. Its key is the permission. */
export const lockConversationByKey = (tx: Tx, id: string) =>
  tx.selectFrom('conversations').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/** A conversation whose link was opened: the address is its guest's. */
export const proveGuest = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('conversations')
    .set({ guest_proved_at: now })
    .where('id', '=', id)
    .where('guest_email', 'is not', null)
    .where('guest_proved_at', 'is', null)
    .execute()

/**
 * The name that a conversation's questions are signed with: the guest's, or the nickname of the shopper it
 * belongs to by now.
 */
export async function askerOf(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('conversations')
    .leftJoin('shoppers', 'shoppers.id', 'conversations.shopper_id')
    .where('conversations.id', '=', id)
    .select(['guest_name', 'shoppers.nickname'])
    .executeTakeFirst()
  return row?.guest_name ?? row?.nickname ?? ''
}

/** The number of questions in a conversation since a time. */
export async function countQuestionsSince(
  db: Db,
  conversationId: string,
  since: Date,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('conversation_messages')
    .where('conversation_id', '=', conversationId)
    .where('author', '=', 'shopper')
    .where('created_at', '>', since)
    .where('created_at', '<=', latestStored(now))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Gives a shopper with a verified address the conversations that were begun with it. Returns whether there
 * were any.
 */
export async function adoptConversationsForJob(tx: Tx, shopperId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('conversations')
    .from('shoppers')
    .set({
      shopper_id: shopperId,
      guest_name: null,
      guest_email: null,
      guest_lang: null,
      guest_proved_at: null,
    })
    .where('shoppers.id', '=', shopperId)
    .where('shoppers.email_verified_at', 'is not', null)
    .where('shoppers.closed_at', 'is', null)
    .where(sql<boolean>`lower(conversations.guest_email) = lower(shoppers.email)`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Empties guests' conversations without a message since a time: what was said, and by whom. Who handled them,
 * and when, stays.
 */
export async function purgeGuestsForJob(tx: Tx, before: Date): Promise<void> {
  const forgotten = await tx
    .updateTable('conversations')
    .set({
      guest_name: null,
      guest_email: null,
      guest_lang: null,
      guest_proved_at: null,
      subject: '-',
      stage: 'closed',
      waiting_since: null,
      mail_due_at: null,
    })
    .where('guest_email', 'is not', null)
    .where('last_message_at', '<', before)
    .returning('id')
    .execute()
  if (forgotten.length === 0) return
  const ids = forgotten.map(({ id }) => id)
  const messages = tx.selectFrom('conversation_messages').where('conversation_id', 'in', ids).select('id')
  await tx
    .updateTable('conversation_messages')
    .set({ body: '' })
    .where('conversation_id', 'in', ids)
    .execute()
  await tx.deleteFrom('conversation_files').where('message_id', 'in', messages).execute()
}
