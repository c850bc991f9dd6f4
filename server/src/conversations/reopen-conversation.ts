import { reopenConversation as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { turn } from './close-conversation.ts'

export const reopenConversationAction = action(route, reopenConversation)

function reopenConversation(call: Call<typeof route>): Answer<typeof route> {
  return turn(call, 'reopen')
}
