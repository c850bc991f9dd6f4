import { readConversation as route } from '@longhaul/contract/messages/conversations.ts'
import { readAbout } from '../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { countOwnUnread, lockOwnConversation, markRead } from './sql.ts'
import { findMessage } from './sql-messages.ts'

export const readConversationAction = writeAction(route, readConversation)

/**
 * Records up to which message the shopper has read, and marks the conversation's notices in the inbox as
 * read.
 */
async function readConversation({
  tx,
  me,
  params,
  body,
  now,
  nothingChanged,
}: WriteCall<typeof route>): Answer<typeof route> {
  const conversation = orNotFound(await lockOwnConversation(tx, me.id, params.id))
  const message = orNotFound(await findMessage(tx, conversation.id, body.message_id))
  // A note for colleagues does not exist for the shopper, who cannot have read up to it either.
  orNotFound(message.internal ? undefined : message)
  const { numUpdatedRows } = await markRead(tx, conversation.id, 'shopper_read_at', message.created_at)
  const wasUnread = await readAbout(tx, me.id, { kind: 'conversation', id: conversation.id }, now)
  if (numUpdatedRows === 0n && !wasUnread) nothingChanged()
  return { unread_count: await countOwnUnread(tx, me.id) }
}
