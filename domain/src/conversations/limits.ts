import type { Reason } from '../refusals.ts'

/** The maximum length of a message in UTF-16 units, as forms count it: two pages of text. */
export const MESSAGE_MAX = 4_000
/** The maximum length of a subject line. */
export const SUBJECT_MAX = 120
/** The maximum number of pictures per message. */
export const ATTACHMENTS_MAX = 4
/** Open conversations per shopper: beyond that, the shopper should use an existing one. */
export const OPEN_CONVERSATIONS_MAX = 20
/** Messages that a shopper may write per hour, across all conversations. */
export const MESSAGES_PER_HOUR = 60

/** Null when there is something to send: words, or at least one picture. */
export const whyNotSend = (body: string, attachments: number): Reason | null =>
  body.trim() === '' && attachments === 0 ? 'empty_message' : null

/** Null when a shopper with this many open conversations may start another. */
export const whyNotStart = (open: number): Reason | null =>
  open >= OPEN_CONVERSATIONS_MAX ? 'too_many_conversations' : null
