import type { Reason } from '../refusals.ts'

/** Who has a conversation in hand: a member of staff, or nobody yet. */
export type Holder = { readonly staffId: string } | null

/**
 * Null when this member of staff may answer: it is free, or in the own hands. The lock is gentle: whoever knows that a colleague has it may
 * take it over, and answers then.
 */
export const whyNotAnswer = (holder: Holder, staffId: string): Reason | null =>
  holder === null || holder.staffId === staffId ? null : 'conversation_taken'

/** Null when the conversation is in the hands that the caller saw it in: two who take it at once are told apart. */
export const whyNotTake = (holder: Holder, seenStaffId: string | null): Reason | null =>
  (holder?.staffId ?? null) === seenStaffId ? null : 'conversation_taken'
