import type { Reason } from '../refusals.ts'

/**
 * Null when a question can be answered, else why not: the deadline has passed (the last instant counts as in
 * time).
 */
export const whyNotAnswer = (question: { answerBy: Date }, now: Date): Reason | null =>
  now > question.answerBy ? 'transition_not_allowed' : null
