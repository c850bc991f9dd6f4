import type { Fen } from '../money/fen.ts'
import { type AnsweredQuestion, whyNotChangeAnswer } from './change-answer.ts'
import { whyNotAnswer } from './question.ts'

/** How long after the deadline an answer link still shows what became of the question. */
export const ANSWER_LINK_DAYS = 14

/** The answers to a question. */
export const ANSWER_CHOICES = ['accept', 'decline'] as const
export type AnswerChoice = (typeof ANSWER_CHOICES)[number]

/**
 * What the page behind a link in a mail shows: it asks; the balance is too low for the answer; the answer was
 * saved by this link; it was given elsewhere; the deadline has passed; the question was taken back; the link
 * shows nothing.
 */
export type AnswerState = 'ask' | 'low' | 'saved' | 'elsewhere' | 'late' | 'withdrawn' | 'dead'

/**
 * The answer that the page of a link offers instead of the one given by it; null if none: an answer that was
 * given elsewhere is changed there.
 */
export function otherAnswer(
  state: AnswerState,
  facts: { answered: AnsweredQuestion; isLast: boolean },
  now: Date,
): AnswerChoice | null {
  const { answered, isLast } = facts
  if (state !== 'saved' || !isLast || whyNotChangeAnswer(answered, now)) return null
  return answered.answer === 'accepted' ? 'decline' : 'accept'
}

/** The facts about a link and its question. */
export type AnswerFacts = {
  expiresAt: Date
  /** When it was used. */
  usedAt: Date | null
  answerBy: Date
  /** How the question was closed; null while it is open. */
  answer: 'accepted' | 'declined' | 'expired' | 'withdrawn' | null
  /** What accepting costs at most, as the mail said. */
  payFen: Fen
  availableFen: Fen
  /** Whether the shopper may still use the account. */
  isOwnerActive: boolean
}

/** The state of an answer link for one of its answers. */
export function answerState(facts: AnswerFacts, choice: AnswerChoice, now: Date): AnswerState {
  if (!facts.isOwnerActive || now > facts.expiresAt) return 'dead'
  if (facts.usedAt !== null) return 'saved'
  if (facts.answer === 'withdrawn') return 'withdrawn'
  if (facts.answer === 'expired') return 'late'
  if (facts.answer !== null) return 'elsewhere'
  if (whyNotAnswer({ answerBy: facts.answerBy }, now)) return 'late'
  return choice === 'accept' && facts.payFen > facts.availableFen ? 'low' : 'ask'
}

/** How old a link is at least before a new one may be mailed for the same question. */
export const RENEW_AFTER_MINUTES = 60

/** Whether a new link may be mailed in place of one that was made at a moment. */
export const mayRenewLink = (madeAt: Date, now: Date): boolean =>
  now.getTime() - madeAt.getTime() >= RENEW_AFTER_MINUTES * 60_000

/** Until when an answer link shows anything. */
export const answerLinkExpiry = (answerBy: Date): Date =>
  new Date(answerBy.getTime() + ANSWER_LINK_DAYS * 86_400_000)
