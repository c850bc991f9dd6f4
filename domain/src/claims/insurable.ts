import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'
import { INSURANCE_CAP_FEN } from './payout.ts'

/**
 * The most that a package may be insured for: the most that could ever be paid out, which is the worth of its
 * goods up to the cap.
 */
export const insurableFen = (goodsFen: Fen): Fen => Math.min(goodsFen, INSURANCE_CAP_FEN)

/**
 * Null when a package may be insured for this amount, else why not: we charge a fee only for what can be paid
 * out.
 */
export const whyNotInsure = (insuredFen: Fen, goodsFen: Fen): Reason | 'above_price' | null => {
  if (insuredFen > INSURANCE_CAP_FEN) return 'insured_beyond_cap'
  return insuredFen > goodsFen ? 'above_price' : null
}
