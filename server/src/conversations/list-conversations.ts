import { listConversations as route } from '@longhaul/contract/messages/conversations.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { countOwnUnread, listOwnConversations } from './sql.ts'
import { toShopper } from './to-wire.ts'

export const listConversationsAction = action(route, listConversations)

/** The shopper's conversations, by newest message. */
async function listConversations({ tx, me, query }: Call<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const rows = await listOwnConversations(tx, me.id, {
    aboutId: query.about_id,
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
    unread_count: await countOwnUnread(tx, me.id),
  }
}
