import { handOverConversation, listColleagues } from '@longhaul/contract/messages/conversations.staff.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, found } from '../platform/http/refusal.ts'
import { insertStep, lockConversationForStaff, updateConversation } from './sql.ts'
import { listDesk } from './sql-staff.ts'

/** Gives a conversation to a colleague with a word about why, or back to everybody. */
export const handOverConversationAction = action(handOverConversation, async (call) => {
  const { tx, me, params, body, now, changed } = call
  const conversation = found(await lockConversationForStaff(tx, params.id))
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
  await audit(call, {
    action: receiver === null ? 'release_conversation' : 'hand_over_conversation',
    subjectKind: 'conversation',
    subjectId: conversation.id,
    before: { assigned_to: conversation.assigned_to },
    after: { assigned_to: receiver },
    reason: note,
  })
  await changed('staff', 'conversations')
  return {}
})

/** Who may be handed a conversation. */
export const listColleaguesAction = action(listColleagues, async ({ tx }) => ({ items: await listDesk(tx) }))
