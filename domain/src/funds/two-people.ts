import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'

/*
 * Money that leaves the books by somebody's hand, or is put into them: withdrawals, refunds after purchase, corrections of a balance. From a
 * configured amount on, one person asks or approves, and another lets it go.
 */

/** Whether an amount is so large that two people decide on it; its sign does not matter. `fromFen` of 0 asks for one person only. */
export const needsTwo = (amountFen: Fen, fromFen: Fen): boolean =>
  fromFen > 0 && Math.abs(amountFen) >= fromFen

/** What two people decide on: whether it needs them, and who came first; null where nobody has yet. */
export type Shared = { twoPeople: boolean; firstBy: string | null }

/** Null when this person may take the next step of it, else why not: whoever came first is not the second. */
export const whyNotSecond = ({ twoPeople, firstBy }: Shared, staffId: string): Reason | null =>
  twoPeople && firstBy === staffId ? 'second_person_needed' : null

/** Whether the next step only approves, and somebody else has to take the last one. */
export const isFirstOfTwo = ({ twoPeople, firstBy }: Shared): boolean => twoPeople && firstBy === null
