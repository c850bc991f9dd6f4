import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'

/*
 * Money that leaves or enters the books by hand: withdrawals, refunds after purchase, claims, remittances, corrections of a
 * balance, coupons. From a configured amount on, one person asks or approves, and another lets it go.
 */

/**
 * From 2,000 yuan on, unless the operator decides otherwise. It is above what one order or one package costs on an ordinary day, so that most work
 * stays with one person, and below a month's wage of anyone who could be tempted.
 */
export const TWO_PEOPLE_FROM_FEN = 200_000

/**
 * Whether two people decide on an amount: because it is large, whichever sign it has, or because it is odd (far from what was told). `fromFen`
 * of 0 asks for one person only, whatever it is: a shop with one member of finance can work.
 */
export const needsTwo = (amountFen: Fen, fromFen: Fen, isOdd = false): boolean =>
  fromFen > 0 && (isOdd || Math.abs(amountFen) >= fromFen)

/** Whether a decision needs two people, and who was first (null: no one yet). */
export type Shared = { twoPeople: boolean; firstBy: string | null }

/** Null when this person may take the next step, else why not: the first person cannot be the second. */
export const whyNotSecond = ({ twoPeople, firstBy }: Shared, staffId: string): Reason | null =>
  twoPeople && firstBy === staffId ? 'second_person_needed' : null

/** Whether the next step only approves, leaving the last step to another person. */
export const isFirstOfTwo = ({ twoPeople, firstBy }: Shared): boolean => twoPeople && firstBy === null
