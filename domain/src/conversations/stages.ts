import type { Edge, StateTable } from '../states/table.ts'

/** Whose turn it is in a conversation with customer service: ours, the shopper's, or no one's (closed). */
export const CONVERSATION_STAGES = ['waiting', 'answered', 'closed'] as const
export type ConversationStage = (typeof CONVERSATION_STAGES)[number]
export type ConversationStep = 'ask' | 'answer' | 'close' | 'reopen'

type ConversationEdge = Edge<ConversationStage, ConversationStep>
const STAFF: ConversationEdge['by'] = ['support', 'buyer']
const EITHER: ConversationEdge['by'] = ['shopper', 'support', 'buyer']

const edge = (
  step: ConversationStep,
  from: ConversationStage,
  to: ConversationStage,
  by: ConversationEdge['by'],
): ConversationEdge => ({ step, from, to, by })

/** Closed does not lock: writing reopens it, so that no shopper has to explain everything again. */
export const conversationTable: StateTable<ConversationStage, ConversationStep> = {
  stages: CONVERSATION_STAGES,
  start: 'waiting',
  edges: [
    edge('ask', 'waiting', 'waiting', ['shopper']),
    edge('ask', 'answered', 'waiting', ['shopper']),
    edge('ask', 'closed', 'waiting', ['shopper']),

    edge('answer', 'waiting', 'answered', STAFF),
    edge('answer', 'answered', 'answered', STAFF),
    edge('answer', 'closed', 'answered', STAFF),

    edge('close', 'waiting', 'closed', EITHER),
    edge('close', 'answered', 'closed', EITHER),
    edge('reopen', 'closed', 'waiting', STAFF),
  ],
}
