import { closeConversationByStaff as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { turn } from './close-conversation.ts'

export const closeConversationByStaffAction = action(route, closeConversationByStaff)

function closeConversationByStaff(call: Call<typeof route>): Answer<typeof route> {
  return turn(call, 'close')
}
