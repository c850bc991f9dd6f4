import { handOverConversation as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { tellNamed } from '../team/public.ts'
import { insertStep, lockConversationForStaff, updateConversation } from './sql.ts'
import { listDesk } from './sql-staff.ts'

export const handOverConversationAction = writeAction(route, handOverConversation)

/** Assigns a conversation to a colleague with a note on the reason, or unassigns it. */
async function handOverConversation(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const conversation = orNotFound(await lockConversationForStaff(tx, params.id))
  const receiver = body.staff_id
  if (receiver !== null && !(await listDesk(tx)).some(({ id }) => id === receiver))
    throw badInput({ staff_id: 'unknown' })
  await updateConversation(tx, conversation.id, {
    assigned_to: receiver,
    assigned_at: receiver === null ? null : now,
  })
  const note = body.note.trim()
  await insertStep(tx, {
    conversation_id: conversation.id,
    step: receiver === null ? 'release' : 'hand_over',
    actor: 'staff',
    actor_id: me.id,
    to_staff_id: receiver,
    note,
    created_at: now,
  })
  await tellNamed(call, { text: note, field: 'note', about: { kind: 'conversation', id: conversation.id } })
  await audit(call, {
    action: receiver === null ? 'release_conversation' : 'hand_over_conversation',
    subjectKind: 'conversation',
    subjectId: conversation.id,
    before: { assigned_to: conversation.assigned_to },
    after: { assigned_to: receiver },
    reason: note,
  })
  return {}
}
