import { closeConversationByStaff as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { turn } from './close-conversation.ts'

export const closeConversationByStaffAction = writeAction(route, closeConversationByStaff)

function closeConversationByStaff(call: WriteCall<typeof route>): Answer<typeof route> {
  return turn(call, 'close')
}
