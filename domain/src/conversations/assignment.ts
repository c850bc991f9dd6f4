import type { Reason } from '../refusals.ts'

/** The member of staff a conversation is assigned to, or null. */
export type Holder = { readonly staffId: string } | null

/**
 * Null when this member of staff may answer: it is unassigned, or assigned to them. The lock is gentle: someone who knows that a colleague has it may
 * take it over, and answers then.
 */
export const whyNotAnswer = (holder: Holder, staffId: string): Reason | null =>
  holder === null || holder.staffId === staffId ? null : 'conversation_taken'

/** Null when the assignment is still what the caller saw: of two who take it at once, one is refused. */
export const whyNotTake = (holder: Holder, seenStaffId: string | null): Reason | null =>
  (holder?.staffId ?? null) === seenStaffId ? null : 'conversation_taken'
