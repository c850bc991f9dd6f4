import { closeConversation } from '@longhaul/contract/messages/conversations.ts'
import {
  closeConversationByStaff,
  reopenConversation,
} from '@longhaul/contract/messages/conversations.staff.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { found } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/session.ts'
import { insertStep, lockConversationForStaff, lockOwnConversation } from './sql.ts'
import { takeConversationStep } from './take-conversation-step.ts'

/** It is settled, says the shopper. Writing in it opens it again. */
export const closeConversationAction = action(closeConversation, async ({ tx, me, params, now, changed }) => {
  const conversation = found(await lockOwnConversation(tx, me.id, params.id))
  await takeConversationStep(tx, conversation, 'close', ['shopper'], now)
  await insertStep(tx, {
    conversation_id: conversation.id,
    step: 'close',
    actor: 'shopper',
    actor_id: me.id,
    created_at: now,
  })
  await changed(me.id, 'conversations')
  await changed('staff', 'conversations')
  return {}
})

export const closeConversationByStaffAction = action(closeConversationByStaff, (call) => turn(call, 'close'))

export const reopenConversationAction = action(reopenConversation, (call) => turn(call, 'reopen'))

type StaffCall = Parameters<typeof audit>[0] & {
  params: { id: string }
  me: StaffMember
  changed: (audience: string, topic: 'conversations') => Promise<void>
}

async function turn(call: StaffCall, step: 'close' | 'reopen'): Promise<Record<string, never>> {
  const { tx, me, params, now, changed } = call
  const conversation = found(await lockConversationForStaff(tx, params.id))
  await takeConversationStep(tx, conversation, step, me.roles, now)
  await insertStep(tx, {
    conversation_id: conversation.id,
    step,
    actor: 'staff',
    actor_id: me.id,
    created_at: now,
  })
  await audit(call, {
    action: `${step}_conversation`,
    subjectKind: 'conversation',
    subjectId: conversation.id,
    before: { stage: conversation.stage },
  })
  await changed(conversation.shopper_id, 'conversations')
  await changed('staff', 'conversations')
  return {}
}
