import type { Reason } from '../refusals.ts'
import type { ItemStep } from '../states/item-stages.ts'

/** How long a decision made with one key can be undone at the desk, in seconds. */
export const UNDO_SECONDS = 60

/** What is pressed in the last second still arrives. */
const ON_THE_WAY_SECONDS = 5

/** Null when a decision of `meId` is theirs and no older than a minute: the rule of every desk. */
export function whyNotUndo(decided: { by: string | null; at: Date }, meId: string, now: Date): Reason | null {
  const ageMs = now.getTime() - decided.at.getTime()
  const isInTime = ageMs <= (UNDO_SECONDS + ON_THE_WAY_SECONDS) * 1_000
  return decided.by === meId && isInTime ? null : 'decision_stands'
}

/** An event of an item. */
export type ItemEvent = { step: string; from: string | null; by: string | null; at: Date }

/** What can be taken back: an approval, a question or a demand to pay more, a cancellation. */
export const UNDOABLE = ['approval', 'question', 'cancellation'] as const
export type Undoable = (typeof UNDOABLE)[number]

/** A decision as it is taken back: what it was, and the steps that lead back, in order. */
export type Undoing = { decision: Undoable; steps: ItemStep[] }

/**
 * How the last thing that happened to an item is taken back; null if it is no decision of a desk. `events`
 * are its last two, the newest first: a question asked in the review also completes the review, which is
 * taken back with it.
 */
export function undoingOf([last, before]: readonly (ItemEvent | undefined)[]): Undoing | null {
  if (last?.step === 'approve') return { decision: 'approval', steps: ['undo_approve'] }
  if (last?.step === 'cancel') {
    if (last.from === 'in_review') return { decision: 'cancellation', steps: ['undo_cancel'] }
    return last.from === 'to_purchase' ? { decision: 'cancellation', steps: ['undo_cancel_approved'] } : null
  }
  const isAsked = last?.step === 'ask_customer' || last?.step === 'require_supplement'
  if (!isAsked || last.from !== 'to_purchase') return null
  const isReview =
    before?.step === 'approve' && before.by === last.by && before.at.getTime() === last.at.getTime()
  return { decision: 'question', steps: isReview ? ['undo_ask', 'undo_approve'] : ['undo_ask'] }
}
