import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'

/*
 * Money that staff move manually: withdrawals, refunds after purchase, claims, remittances, corrections of a balance, coupons. From a
 * configured amount on, one person requests or approves it, and another releases it.
 */

/**
 * The default threshold is 2,000 yuan. It is above the usual cost of one order or package, so that most decisions need only one person, and below
 * a month's wage of anyone who could be tempted.
 */
export const TWO_PEOPLE_FROM_FEN = 200_000

/**
 * Whether an amount requires two people: because it is large, positive or negative, or because it is odd (far from what was reported). A `fromFen`
 * of 0 always requires only one person, so that a shop with a single member of finance can operate.
 */
export const needsTwo = (amountFen: Fen, fromFen: Fen, isOdd = false): boolean =>
  fromFen > 0 && (isOdd || Math.abs(amountFen) >= fromFen)

/** Whether a decision needs two people, and who the first was (null: no one yet). */
export type Shared = { twoPeople: boolean; firstBy: string | null }

/** Null when this person may take the next step, else why not: the first person cannot be the second. */
export const whyNotSecond = ({ twoPeople, firstBy }: Shared, staffId: string): Reason | null =>
  twoPeople && firstBy === staffId ? 'second_person_needed' : null

/** Whether the next step only approves, leaving the last step to another person. */
export const isFirstOfTwo = ({ twoPeople, firstBy }: Shared): boolean => twoPeople && firstBy === null
