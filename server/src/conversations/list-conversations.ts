import { listConversationMessages, listConversations } from '@longhaul/contract/messages/conversations.ts'
import { action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { found } from '../platform/http/refusal.ts'
import { countOwnUnread, findOwnConversation, listOwnConversations } from './sql.ts'
import { listMessages } from './sql-messages.ts'
import { toMessages, toShopper, withoutMark } from './to-wire.ts'

/** The shopper's conversations, the last spoken of first. */
export const listConversationsAction = action(listConversations, async ({ tx, me, query }) => {
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
})

/** One conversation with its messages, newest first. */
export const listConversationMessagesAction = action(
  listConversationMessages,
  async ({ tx, me, params, query, world, now }) => {
    const conversation = found(await findOwnConversation(tx, me.id, params.id))
    const size = pageSize(query.limit)
    const filter = { internal: false, cursor: decodeCursor(query.cursor), size }
    const { rows, next_cursor } = toPage(await listMessages(tx, conversation.id, filter), size)
    const items = await toMessages({ tx, world, now }, rows, me.name)
    return { conversation: toShopper(conversation), items: items.map(withoutMark), next_cursor }
  },
)
