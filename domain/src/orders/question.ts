import type { Reason } from '../refusals.ts'

/** Why a question cannot be answered: its time is over (the last instant counts as in time). */
export const whyNotAnswer = (question: { answerBy: Date }, now: Date): Reason | null =>
  now > question.answerBy ? 'transition_not_allowed' : null
