import { readConversation as route } from '@longhaul/contract/messages/conversations.ts'
import { readAbout } from '../messages/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { countOwnUnread, lockOwnConversation, markRead } from './sql.ts'
import { findMessage } from './sql-messages.ts'

export const readConversationAction = action(route, readConversation)

/** The shopper has read up to a message; what the inbox said about it is read as well. */
async function readConversation({
  tx,
  me,
  params,
  body,
  now,
  nothingChanged,
}: Call<typeof route>): Answer<typeof route> {
  const conversation = orNotFound(await lockOwnConversation(tx, me.id, params.id))
  const message = orNotFound(await findMessage(tx, conversation.id, body.message_id))
  // A note for colleagues does not exist for a shopper, not even as a place to have read to.
  orNotFound(message.internal ? undefined : message)
  const { numUpdatedRows } = await markRead(tx, conversation.id, 'shopper_read_at', message.created_at)
  const wasUnread = await readAbout(tx, me.id, { kind: 'conversation', id: conversation.id }, now)
  if (numUpdatedRows === 0n && !wasUnread) nothingChanged()
  return { unread_count: await countOwnUnread(tx, me.id) }
}
