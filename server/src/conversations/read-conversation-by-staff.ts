import { readConversationByStaff as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { lockConversationForStaff, markRead } from './sql.ts'
import { findMessage } from './sql-messages.ts'

export const readConversationByStaffAction = writeAction(route, readConversationByStaff)

async function readConversationByStaff({
  tx,
  params,
  body,
  concerns,
  nothingChanged,
}: WriteCall<typeof route>): Answer<typeof route> {
  const conversation = orNotFound(await lockConversationForStaff(tx, params.id))
  const message = orNotFound(await findMessage(tx, conversation.id, body.message_id))
  const { numUpdatedRows } = await markRead(tx, conversation.id, 'staff_read_at', message.created_at)
  if (numUpdatedRows > 0n && conversation.shopper_id) concerns(conversation.shopper_id)
  else nothingChanged()
  return {}
}
