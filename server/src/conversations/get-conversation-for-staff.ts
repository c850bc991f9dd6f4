import { getConversationForStaff as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findConversationForStaff, listStepsForStaff } from './sql-staff.ts'
import { toStaff } from './to-wire.ts'

export const getConversationForStaffAction = readAction(route, getConversationForStaff)

async function getConversationForStaff({ db, params }: ReadCall<typeof route>): Answer<typeof route> {
  const conversation = orNotFound(await findConversationForStaff(db, params.id))
  const shopper = toStaff(conversation)
  const steps = await listStepsForStaff(db, conversation.id)
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
