import { latestStored } from '@longhaul/domain/time/set-back.ts'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { Db, Tx } from '../platform/database/db.ts'

const readable = (db: Db, conversationId: string) =>
  db
    .selectFrom('conversation_messages as m')
    .leftJoin('staff', 'staff.id', 'm.staff_id')
    .where('m.conversation_id', '=', conversationId)
    .select(['m.id', 'm.author', 'm.internal', 'm.body', 'm.created_at', 'staff.name as staff_name'])

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

/**
 * The messages of a conversation, newest first; `internal` includes the notes for colleagues, which are never
 * sent to shoppers.
 */
export const listMessages = (
  db: Db,
  conversationId: string,
  filter: { internal: boolean; cursor: Cursor | undefined; size: number },
) =>
  readable(db, conversationId)
    .$if(!filter.internal, (query) => query.where('m.internal', '=', false))
    .$call((query) => newestPage(query, 'm.created_at', 'm.id', filter.cursor, filter.size + 1))
    .execute()

export const findMessage = (db: Db, conversationId: string, id: string) =>
  readable(db, conversationId).where('m.id', '=', id).executeTakeFirst()

/** When the last message was written, notes included. */
export async function lastMessageAt(tx: Tx, conversationId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('conversation_messages')
    .where('conversation_id', '=', conversationId)
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

/** The pictures of messages, in order. */
export const listFilesOf = async (db: Db, messageIds: readonly string[]) =>
  messageIds.length === 0
    ? []
    : await db
        .selectFrom('conversation_files')
        .innerJoin('files', 'files.id', 'conversation_files.file_id')
        .where('message_id', 'in', [...messageIds])
        .select(['message_id', 'files.id', 'files.width', 'files.height'])
        .orderBy('message_id')
        .orderBy('position')
        .execute()

export const insertMessageRow = (
  tx: Tx,
  message: {
    conversation_id: string
    author: 'shopper' | 'staff'
    staff_id: string | null
    internal: boolean
    body: string
    created_at: Date
  },
) => tx.insertInto('conversation_messages').values(message).returning('id').executeTakeFirstOrThrow()

/**
 * Attaches pictures to a message; returns how many were still free, since a picture belongs to one message.
 */
export async function attachFiles(tx: Tx, messageId: string, fileIds: readonly string[]): Promise<number> {
  if (fileIds.length === 0) return 0
  const attached = await tx
    .insertInto('conversation_files')
    .values(fileIds.map((fileId, position) => ({ message_id: messageId, position, file_id: fileId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_id')
    .execute()
  return attached.length
}

/** The number of messages that a shopper has written since a time, in all conversations. */
export async function countOwnMessagesSince(
  db: Db,
  shopperId: string,
  since: Date,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('conversation_messages as m')
    .innerJoin('conversations', 'conversations.id', 'm.conversation_id')
    .where('conversations.shopper_id', '=', shopperId)
    .where('m.author', '=', 'shopper')
    .where('m.created_at', '>', since)
    .where('m.created_at', '<=', latestStored(now))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The answers after a time, oldest first, for the mail that contains them. */
export const listAnswersForJob = (db: Db, conversationId: string, after: Date) =>
  readable(db, conversationId)
    .where('m.author', '=', 'staff')
    .where('m.internal', '=', false)
    .where('m.created_at', '>', after)
    .orderBy('m.created_at')
    .execute()

/** The last question of a conversation, for the mail that answers it. */
export async function lastQuestionForJob(db: Db, conversationId: string): Promise<string> {
  const row = await readable(db, conversationId)
    .where('m.author', '=', 'shopper')
    .orderBy('m.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.body ?? ''
}
