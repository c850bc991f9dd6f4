import { getConversationForStaff as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findConversationForStaff, listStepsForStaff } from './sql-staff.ts'
import { toStaff } from './to-wire.ts'

export const getConversationForStaffAction = action(route, getConversationForStaff)

async function getConversationForStaff({ tx, params }: Call<typeof route>): Answer<typeof route> {
  const conversation = orNotFound(await findConversationForStaff(tx, params.id))
  const shopper = toStaff(conversation)
  const steps = await listStepsForStaff(tx, conversation.id)
  return {
    ...shopper,
    steps: steps.map((step) => ({
      step: step.step,
      actor_name: step.actor_name ?? shopper.shopper.name,
      by_shopper: step.actor === 'shopper',
      to_name: step.to_name,
      note: step.note,
      created_at: step.created_at.toISOString(),
    })),
  }
}
