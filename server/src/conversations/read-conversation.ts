import { readConversation } from '@longhaul/contract/messages/conversations.ts'
import { readConversationByStaff } from '@longhaul/contract/messages/conversations.staff.ts'
import { readAbout } from '../messages/public.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { countOwnUnread, lockConversationForStaff, lockOwnConversation, markRead } from './sql.ts'
import { findMessage } from './sql-messages.ts'

/** The shopper has read up to a message; what the inbox said about it is read as well. */
export const readConversationAction = action(
  readConversation,
  async ({ tx, me, params, body, now, changed }) => {
    const conversation = found(await lockOwnConversation(tx, me.id, params.id))
    const message = found(await findMessage(tx, conversation.id, body.message_id))
    // A note for colleagues does not exist for a shopper, not even as a place to have read to.
    found(message.internal ? undefined : message)
    const { numUpdatedRows } = await markRead(tx, conversation.id, 'shopper_read_at', message.created_at)
    if (numUpdatedRows > 0n) {
      await changed(me.id, 'conversations')
      await changed('staff', 'conversations')
    }
    if (await readAbout(tx, me.id, { kind: 'conversation', id: conversation.id }, now))
      await changed(me.id, 'messages')
    return { unread_count: await countOwnUnread(tx, me.id) }
  },
)

export const readConversationByStaffAction = action(
  readConversationByStaff,
  async ({ tx, params, body, changed }) => {
    const conversation = found(await lockConversationForStaff(tx, params.id))
    const message = found(await findMessage(tx, conversation.id, body.message_id))
    const { numUpdatedRows } = await markRead(tx, conversation.id, 'staff_read_at', message.created_at)
    if (numUpdatedRows > 0n) {
      await changed(conversation.shopper_id, 'conversations')
      await changed('staff', 'conversations')
    }
    return {}
  },
)
