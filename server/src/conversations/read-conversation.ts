import { readConversation } from '@longhaul/contract/messages/conversations.ts'
import { readConversationByStaff } from '@longhaul/contract/messages/conversations.staff.ts'
import { readAbout } from '../messages/public.ts'
import { action } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { countOwnUnread, lockConversationForStaff, lockOwnConversation, markRead } from './sql.ts'
import { findMessage } from './sql-messages.ts'

/** The shopper has read up to a message; what the inbox said about it is read as well. */
export const readConversationAction = action(
  readConversation,
  async ({ tx, me, params, body, now, nothingChanged }) => {
    const conversation = orNotFound(await lockOwnConversation(tx, me.id, params.id))
    const message = orNotFound(await findMessage(tx, conversation.id, body.message_id))
    // A note for colleagues does not exist for a shopper, not even as a place to have read to.
    orNotFound(message.internal ? undefined : message)
    const { numUpdatedRows } = await markRead(tx, conversation.id, 'shopper_read_at', message.created_at)
    const wasUnread = await readAbout(tx, me.id, { kind: 'conversation', id: conversation.id }, now)
    if (numUpdatedRows === 0n && !wasUnread) nothingChanged()
    return { unread_count: await countOwnUnread(tx, me.id) }
  },
)

export const readConversationByStaffAction = action(
  readConversationByStaff,
  async ({ tx, params, body, concerns, nothingChanged }) => {
    const conversation = orNotFound(await lockConversationForStaff(tx, params.id))
    const message = orNotFound(await findMessage(tx, conversation.id, body.message_id))
    const { numUpdatedRows } = await markRead(tx, conversation.id, 'staff_read_at', message.created_at)
    if (numUpdatedRows > 0n) concerns(conversation.shopper_id)
    else nothingChanged()
    return {}
  },
)
