import { closeConversation as route } from '@longhaul/contract/messages/conversations.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { insertStep, lockConversationForStaff, lockOwnConversation } from './sql.ts'
import { takeConversationStep } from './take-conversation-step.ts'

export const closeConversationAction = writeAction(route, closeConversation)

/** The shopper closes a conversation as settled. A further message reopens it. */
async function closeConversation({ tx, me, params, now }: WriteCall<typeof route>): Answer<typeof route> {
  const conversation = orNotFound(await lockOwnConversation(tx, me.id, params.id))
  await takeConversationStep(tx, conversation, 'close', ['shopper'], now)
  await insertStep(tx, {
    conversation_id: conversation.id,
    step: 'close',
    actor: 'shopper',
    actor_id: me.id,
    created_at: now,
  })
  return {}
}

type StaffCall = Parameters<typeof audit>[0] & {
  params: { id: string }
  me: StaffMember
  concerns(shopperId: string): void
}

export async function turn(call: StaffCall, step: 'close' | 'reopen'): Promise<Record<string, never>> {
  const { tx, me, params, now, concerns } = call
  const conversation = orNotFound(await lockConversationForStaff(tx, params.id))
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
  if (conversation.shopper_id) concerns(conversation.shopper_id)
  return {}
}
