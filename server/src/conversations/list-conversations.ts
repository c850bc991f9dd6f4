import { listConversations as route } from '@longhaul/contract/messages/conversations.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { countOwnUnread, listOwnConversations } from './sql.ts'
import { toShopper } from './to-wire.ts'

export const listConversationsAction = readAction(route, listConversations)

/** The shopper's conversations, by newest message. */
async function listConversations({ db, me, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const rows = await listOwnConversations(db, me.id, {
    aboutId: query.about_id,
    unread: query.unread,
    cursor: decodeCursor(query.cursor),
    size,
  })
  const { next_cursor } = toPage(
    rows.map((row) => ({ id: row.id, created_at: row.last_message_at })),
    size,
  )
  return {
    items: rows.slice(0, size).map(toShopper),
    next_cursor,
    unread_count: await countOwnUnread(db, me.id),
  }
}
