import { sql } from 'kysely'
import { type Cursor, before } from '../platform/http/cursor.ts'
import type { Db } from '../platform/database/db.ts'
import { conversationSearch, matching } from '../search/public.ts'
import { lastMessage, unreadOf } from './sql.ts'

export type StaffView = 'waiting' | 'mine' | 'open' | 'closed' | 'all'

const conversationsForStaff = (db: Db) =>
  db
    .selectFrom('conversations')
    .leftJoin('shoppers', 'shoppers.id', 'conversations.shopper_id')
    .leftJoin('staff', 'staff.id', 'conversations.assigned_to')
    // The conversations of a deleted account, and those of guests that were forgotten, are empty.
    .where('shoppers.closed_at', 'is', null)
    .where((where) => where.or([where('shopper_id', 'is not', null), where('guest_email', 'is not', null)]))
    .selectAll('conversations')
    .select([
      'shoppers.nickname',
      'shoppers.email',
      'shoppers.code',
      'shoppers.lang',
      'staff.name as holder_name',
      lastMessage('author').as('last_author'),
      lastMessage('body').as('last_body'),
      unreadOf('shopper', 'staff_read_at').as('unread_count'),
    ])

export type StaffConversationRow = NonNullable<Awaited<ReturnType<typeof findConversationForStaff>>>

export const findConversationForStaff = (db: Db, id: string) =>
  conversationsForStaff(db).where('conversations.id', '=', id).executeTakeFirst()

/** A view of the conversations: `waiting` by longest wait, the others by newest message. */
export const listConversationsForStaff = async (
  db: Db,
  filter: {
    view: StaffView
    staffId: string
    q: string | undefined
    cursor: Cursor | undefined
    size: number
  },
) => {
  const shown = conversationsForStaff(db)
    .$if(filter.view === 'waiting', (query) => query.where('stage', '=', 'waiting'))
    .$if(filter.view === 'closed', (query) => query.where('stage', '=', 'closed'))
    .$if(filter.view === 'open' || filter.view === 'mine', (query) => query.where('stage', '<>', 'closed'))
    .$if(filter.view === 'mine', (query) => query.where('assigned_to', '=', filter.staffId))
    .where(await matching(db, conversationSearch, filter.q))
    .limit(filter.size + 1)
  if (filter.view === 'waiting')
    return await shown
      .$if(filter.cursor !== undefined, (query) =>
        query.where(
          sql<boolean>`(date_trunc('milliseconds', waiting_since), conversations.id) > (${filter.cursor!.at}, ${filter.cursor!.id}::uuid)`,
        ),
      )
      .orderBy('waiting_since')
      .orderBy('conversations.id')
      .execute()
  return await shown
    .$if(filter.cursor !== undefined, (query) =>
      query.where((where) => before(where, 'last_message_at', 'conversations.id', filter.cursor!)),
    )
    .orderBy('last_message_at', 'desc')
    .orderBy('conversations.id', 'desc')
    .execute()
}

/** The number of conversations in each view. */
export const countViews = (db: Db, staffId: string) =>
  db
    .selectFrom('conversations')
    .where('stage', '<>', 'closed')
    .select([
      sql<number>`count(*) filter (where stage = 'waiting')`.as('waiting'),
      sql<number>`count(*) filter (where assigned_to = ${staffId})`.as('mine'),
      sql<number>`count(*)`.as('open'),
    ])
    .executeTakeFirstOrThrow()

export const listStepsForStaff = (db: Db, conversationId: string) =>
  db
    .selectFrom('conversation_steps as s')
    .leftJoin('staff as actor', 'actor.id', 's.actor_id')
    .leftJoin('staff as receiver', 'receiver.id', 's.to_staff_id')
    .where('s.conversation_id', '=', conversationId)
    .select([
      's.step',
      's.actor',
      'actor.name as actor_name',
      'receiver.name as to_name',
      's.note',
      's.created_at',
    ])
    .orderBy('s.id')
    .execute()

/** The staff who may answer: active, and with a role that allows it. */
export const listDesk = (db: Db) =>
  db
    .selectFrom('staff')
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`roles && array['support', 'buyer', 'admin']`)
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .execute()

export const findStaffName = (db: Db, id: string) =>
  db.selectFrom('staff').where('id', '=', id).select('name').executeTakeFirst()
