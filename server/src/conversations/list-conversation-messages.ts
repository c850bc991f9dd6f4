import { listConversationMessages as route } from '@longhaul/contract/messages/conversations.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findOwnConversation } from './sql.ts'
import { listMessages } from './sql-messages.ts'
import { toMessages, toShopper, withoutMark } from './to-wire.ts'

export const listConversationMessagesAction = action(route, listConversationMessages)

/** One conversation with its messages, newest first. */
async function listConversationMessages({
  tx,
  me,
  params,
  query,
  world,
  now,
}: Call<typeof route>): Answer<typeof route> {
  const conversation = orNotFound(await findOwnConversation(tx, me.id, params.id))
  const size = pageSize(query.limit)
  const filter = { internal: false, cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listMessages(tx, conversation.id, filter), size)
  const items = await toMessages({ tx, world, now }, rows, me.name)
  return { conversation: toShopper(conversation), items: items.map(withoutMark), next_cursor }
}
