import type { Lang } from '@longhaul/domain/languages.ts'
import { sql } from 'kysely'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { Db, Tx } from '../platform/database/db.ts'

/** The number of characters of the last message that a list shows. */
export const EXCERPT = 140

/** The last message that both sides may read: one character more than is shown tells that it goes on. */
export const lastMessage = (what: 'author' | 'body') =>
  sql<string>`(select left(m.${sql.ref(what)}, ${EXCERPT + 1}) from conversation_messages m
    where m.conversation_id = conversations.id and not m.internal order by m.created_at desc limit 1)`

/** The number of messages by one side that the other has not read. */
export const unreadOf = (author: 'shopper' | 'staff', readAt: 'staff_read_at' | 'shopper_read_at') =>
  sql<number>`(select count(*) from conversation_messages m where m.conversation_id = conversations.id
    and m.author = ${author} and not m.internal and m.created_at > ${sql.ref(`conversations.${readAt}`)})`

const ownConversations = (db: Db, shopperId: string) =>
  db
    .selectFrom('conversations')
    .where('shopper_id', '=', shopperId)
    .selectAll('conversations')
    .select([
      lastMessage('author').as('last_author'),
      lastMessage('body').as('last_body'),
      unreadOf('staff', 'shopper_read_at').as('unread_count'),
    ])

export const listOwnConversations = (
  db: Db,
  shopperId: string,
  filter: {
    aboutId: string | undefined
    unread: boolean | undefined
    cursor: Cursor | undefined
    size: number
  },
) =>
  ownConversations(db, shopperId)
    .$if(filter.aboutId !== undefined, (query) => query.where('about_id', '=', filter.aboutId!))
    .$if(filter.unread === true, (query) =>
      query
        // An index finds these; most conversations have nothing unread.
        .whereRef('last_message_at', '>', 'shopper_read_at')
        .where(unreadOf('staff', 'shopper_read_at'), '>', 0),
    )
    .$call((query) => newestPage(query, 'last_message_at', 'id', filter.cursor, filter.size + 1))
    .execute()

export const findOwnConversation = (db: Db, shopperId: string, id: string) =>
  ownConversations(db, shopperId).where('id', '=', id).executeTakeFirst()

export const lockOwnConversation = (tx: Tx, shopperId: string, id: string) =>
  tx
    .selectFrom('conversations')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()

export const lockConversationForStaff = (tx: Tx, id: string) => lockOfAnyShopper(tx, id)
export const lockConversationForJob = (tx: Tx, id: string) => lockOfAnyShopper(tx, id)

const lockOfAnyShopper = (tx: Tx, id: string) =>
  tx.selectFrom('conversations').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/** The number of answers that a shopper has not read, in all conversations. */
export async function countOwnUnread(db: Db, shopperId: string): Promise<number> {
  const { count } = await db
    .selectFrom('conversations')
    .innerJoin('conversation_messages as m', 'm.conversation_id', 'conversations.id')
    .where('shopper_id', '=', shopperId)
    // Conversations without later messages have nothing unread; an index finds the others.
    .whereRef('last_message_at', '>', 'shopper_read_at')
    .where('m.author', '=', 'staff')
    .where('m.internal', '=', false)
    .whereRef('m.created_at', '>', 'conversations.shopper_read_at')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function countOwnOpen(tx: Tx, shopperId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('conversations')
    .where('shopper_id', '=', shopperId)
    .where('stage', '<>', 'closed')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type NewConversation = {
  /** Null for a guest's, which has a name, an address and a language instead. */
  shopper_id: string | null
  guest_name?: string
  guest_email?: string
  guest_lang?: Lang
  subject: string
  about_kind: 'order' | 'order_item' | 'parcel' | 'refund_case' | null
  about_id: string | null
  about_page_id: string | null
  about_number: string
  about_title: string
}

export const insertConversation = (tx: Tx, conversation: NewConversation, now: Date) =>
  tx
    .insertInto('conversations')
    .values({
      ...conversation,
      stage: 'waiting',
      stage_at: now,
      waiting_since: now,
      shopper_read_at: now,
      // Nothing has been read yet, not even the first message.
      staff_read_at: new Date(now.getTime() - 1),
      last_message_at: now,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export type ConversationRow = Awaited<ReturnType<typeof insertConversation>>

export type ConversationChange = Partial<
  Pick<
    ConversationRow,
    | 'stage'
    | 'stage_at'
    | 'waiting_since'
    | 'assigned_to'
    | 'assigned_at'
    | 'last_message_at'
    | 'staff_read_at'
    | 'mail_due_at'
    | 'mailed_at'
    | 'mailed_until'
  >
>

/** Changes a conversation whose row is locked. */
export const updateConversation = (tx: Tx, id: string, change: ConversationChange) =>
  tx.updateTable('conversations').set(change).where('id', '=', id).execute()

/** Records up to when one side has read; never moves back. */
export const markRead = (tx: Tx, id: string, side: 'shopper_read_at' | 'staff_read_at', readAt: Date) =>
  tx
    .updateTable('conversations')
    .set({ [side]: readAt })
    .where('id', '=', id)
    .where(side, '<', readAt)
    .executeTakeFirst()

export const insertStep = (
  tx: Tx,
  step: {
    conversation_id: string
    step: 'take' | 'hand_over' | 'release' | 'close' | 'reopen'
    actor: 'shopper' | 'staff'
    actor_id: string
    to_staff_id?: string | null
    note?: string
    created_at: Date
  },
) => tx.insertInto('conversation_steps').values(step).execute()
