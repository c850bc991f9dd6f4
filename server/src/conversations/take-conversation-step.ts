import { type ConversationStep, conversationTable } from '@longhaul/domain/conversations/stages.ts'
import { type Actor, findEdge, whyNotStep } from '@longhaul/domain/states/table.ts'
import type { Tx } from '../platform/database/db.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { type ConversationRow, updateConversation } from './sql.ts'

/**
 * Takes a step of the state table for a conversation whose row is locked. Waiting counts from the first
 * unanswered message.
 */
export async function takeConversationStep(
  tx: Tx,
  conversation: Pick<ConversationRow, 'id' | 'stage' | 'waiting_since'>,
  step: ConversationStep,
  actors: readonly Actor[],
  now: Date,
): Promise<void> {
  refuseIf(whyNotStep(conversationTable, conversation.stage, step, actors))
  const to = findEdge(conversationTable, conversation.stage, step, actors)!.to
  await updateConversation(tx, conversation.id, {
    stage: to,
    ...(to === conversation.stage ? {} : { stage_at: now }),
    waiting_since: to === 'waiting' ? (conversation.waiting_since ?? now) : null,
  })
}
