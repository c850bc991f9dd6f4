import type { Reason } from '../refusals.ts'

/** How long the shopper has to answer a question, and to pay a supplement, unless the operator decided otherwise. */
export const ANSWER_HOURS = 72

/** Why a question cannot be answered: its time is over (the last instant counts as in time). */
export const whyNotAnswer = (question: { answerBy: Date }, now: Date): Reason | null =>
  now > question.answerBy ? 'transition_not_allowed' : null
