import type { Reason } from '../refusals.ts'

/**
 * What we ask about an item: a new price, other options, something in our own words that the shopper answers
 * in theirs, or what to do about a problem found at inspection.
 */
export const QUESTION_KINDS = ['price', 'options', 'free', 'problem'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** How a question ends: answered, too late, or taken back by whoever asked it. */
export const QUESTION_ANSWERS = ['accepted', 'declined', 'expired', 'withdrawn'] as const

/** The longest answer in the shopper's own words. */
export const REPLY_MAX = 500

/** Whether an answer needs words: a free question is answered by them, or declined like any other. */
export const needsReply = (kind: QuestionKind, accept: boolean): boolean => kind === 'free' && accept

/**
 * Null when a question can be answered, else why not: the deadline has passed (the last instant counts as in
 * time).
 */
export const whyNotAnswer = (question: { answerBy: Date }, now: Date): Reason | null =>
  now > question.answerBy ? 'transition_not_allowed' : null
