import { takeConversation as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { whyNotTake } from '@longhaul/domain/conversations/assignment.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import { insertStep, lockConversationForStaff, updateConversation } from './sql.ts'
import { findStaffName } from './sql-staff.ts'

export const takeConversationAction = writeAction(route, takeConversation)

/**
 * Assigns a conversation to the caller if it is unassigned or still assigned to the colleague whom the caller
 * saw. Idempotent.
 */
async function takeConversation(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const conversation = orNotFound(await lockConversationForStaff(tx, params.id))
  if (conversation.assigned_to === me.id) return {}
  const holder = conversation.assigned_to === null ? null : { staffId: conversation.assigned_to }
  const why = whyNotTake(holder, body.from_staff_id)
  if (why)
    throw new Refusal(why, {
      holder_name: holder ? ((await findStaffName(tx, holder.staffId))?.name ?? '') : null,
      since: conversation.assigned_at?.toISOString() ?? null,
    })
  await updateConversation(tx, conversation.id, { assigned_to: me.id, assigned_at: now })
  await insertStep(tx, {
    conversation_id: conversation.id,
    step: 'take',
    actor: 'staff',
    actor_id: me.id,
    to_staff_id: me.id,
    created_at: now,
  })
  await audit(call, {
    action: 'take_conversation',
    subjectKind: 'conversation',
    subjectId: conversation.id,
    before: { assigned_to: conversation.assigned_to },
    after: { assigned_to: me.id },
  })
  return {}
}
