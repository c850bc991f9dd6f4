import type { Reason } from '../refusals.ts'
import { isStillWith } from '../staff/assignments.ts'

/** The member of staff a conversation is assigned to, or null. */
export type Holder = { readonly staffId: string } | null

/**
 * Null when this member of staff may answer: the conversation is unassigned, or assigned to them. The lock is
 * advisory: a member of staff who knows that a colleague has it may take it over and then answer.
 */
export const whyNotAnswer = (holder: Holder, staffId: string): Reason | null =>
  holder === null || holder.staffId === staffId ? null : 'conversation_taken'

/** Null when the assignment is still what the caller saw: if two take it at the same time, one is refused. */
export const whyNotTake = (holder: Holder, seenStaffId: string | null): Reason | null =>
  isStillWith(holder?.staffId ?? null, seenStaffId) ? null : 'conversation_taken'
