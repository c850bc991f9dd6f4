import { listConversationMessages as route } from '@longhaul/contract/messages/conversations.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findOwnConversation } from './sql.ts'
import { listMessages } from './sql-messages.ts'
import { toMessages, toShopper, withoutMark } from './to-wire.ts'

export const listConversationMessagesAction = readAction(route, listConversationMessages)

/** One conversation with its messages, newest first. */
async function listConversationMessages({
  db,
  me,
  params,
  query,
  world,
  now,
}: ReadCall<typeof route>): Answer<typeof route> {
  const conversation = orNotFound(await findOwnConversation(db, me.id, params.id))
  const size = pageSize(query.limit)
  const filter = { internal: false, cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listMessages(db, conversation.id, filter), size)
  const items = await toMessages({ db, world, now }, rows, me.name)
  return { conversation: toShopper(conversation), items: items.map(withoutMark), next_cursor }
}
