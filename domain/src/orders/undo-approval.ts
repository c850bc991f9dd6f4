import type { Reason } from '../refusals.ts'

/** How long a decision made with one key can be undone at the desk, in seconds. */
export const UNDO_SECONDS = 60

/** What is pressed in the last second still arrives. */
const ON_THE_WAY_SECONDS = 5

/** The last event of an item. */
export type LastStep = { step: string; by: string | null; at: Date }

/**
 * Null when a member of staff may take back the approval of an item: it is their own, not older than a
 * minute, and nothing was done with the item since.
 */
export function whyNotUndoApproval(last: LastStep | undefined, meId: string, now: Date): Reason | null {
  if (last?.step !== 'approve' || last.by !== meId) return 'approval_stands'
  const ageMs = now.getTime() - last.at.getTime()
  return ageMs <= (UNDO_SECONDS + ON_THE_WAY_SECONDS) * 1_000 ? null : 'approval_stands'
}
