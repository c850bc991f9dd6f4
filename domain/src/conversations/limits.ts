import type { Reason } from '../refusals.ts'

/** The longest message, in UTF-16 units as forms and databases count them: two pages of text. */
export const MESSAGE_MAX = 4_000
/** The longest subject line. */
export const SUBJECT_MAX = 120
/** The most pictures with one message. */
export const ATTACHMENTS_MAX = 4
/** Open conversations per shopper: beyond that, an existing one is the better place. */
export const OPEN_CONVERSATIONS_MAX = 20
/** Messages a shopper may write per hour, over all conversations. */
export const MESSAGES_PER_HOUR = 60
/** A question that has waited longer is late. */
export const ANSWER_HOURS = 24

/** Null when there is something to send: words, or at least one picture. */
export const whyNotSend = (body: string, attachments: number): Reason | null =>
  body.trim() === '' && attachments === 0 ? 'empty_message' : null

/** Null when a shopper with this many open conversations may start another. */
export const whyNotStart = (open: number): Reason | null =>
  open >= OPEN_CONVERSATIONS_MAX ? 'too_many_conversations' : null

/** Since when a question is late, if it is not answered: what was asked before that moment. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() - ANSWER_HOURS * 3_600_000)
