import { type ThingAccount, leftOf } from '../ledger/thing.ts'
import type { Fen } from '../money/fen.ts'
import type { ClaimKind } from './claim.ts'

/** Insurance pays at most so much for one package: 10,000 yuan (docs/rules/claims-and-refunds.md). */
export const INSURANCE_CAP_FEN = 1_000_000

/** Whose fault it was: the carrier's, against which a package is insured or not; or ours, for which insurance is not needed. */
export const CLAIM_FAULTS = ['carrier', 'ours'] as const
export type ClaimFault = (typeof CLAIM_FAULTS)[number]

/** What a payout is computed from. */
export type Loss = {
  readonly kind: ClaimKind
  readonly fault: ClaimFault
  /** How much of the affected goods' worth is gone, 1 to 1000. Of what never came it is all. */
  readonly sharePerMille: number
  /** What the package was insured for; nothing where it was not. */
  readonly insuredFen: Fen
  /** The worth of everything in the package, and of what the claim is about, as far as it was not given back before (`worthLeft`). */
  readonly goodsFen: Fen
  readonly affectedFen: Fen
  /** What the shopper paid to the carrier for it: freight and customs fee, less a coupon; as far as it was not given back before. */
  readonly freightFen: Fen
}

/** What goods are still worth to a claim: less what claims paid for them before, and never more than may still go back for them. */
export const worthLeft = (worthFen: Fen, account: ThingAccount): Fen =>
  Math.max(0, Math.min(worthFen - account.compensatedFen, leftOf(account)))

/** What of a granted claim may still be paid, where something went back for the same things since. */
export const payable = (
  granted: { readonly goodsFen: Fen; readonly freightFen: Fen },
  loss: Pick<Loss, 'affectedFen' | 'freightFen'>,
): { goodsFen: Fen; freightFen: Fen } => ({
  goodsFen: Math.min(granted.goodsFen, loss.affectedFen),
  freightFen: Math.min(granted.freightFen, loss.freightFen),
})

/**
 * What a claim comes to. The carrier's fault: the affected goods' share of what was insured, rounded down, up to the cap; nothing where it was
 * not insured. Our fault: their worth. The freight goes back where nothing of use arrived, insured or not.
 */
export function claimPayout(loss: Loss): { goodsFen: Fen; freightFen: Fen } {
  const share = loss.kind === 'damaged' ? loss.sharePerMille : 1000
  const affectedFen = Math.min(loss.affectedFen, loss.goodsFen)
  const isAll = affectedFen === loss.goodsFen && share === 1000
  return {
    goodsFen: loss.fault === 'ours' ? part(affectedFen, share, 1000) : insured(loss, affectedFen, share),
    freightFen: loss.kind === 'lost' || isAll ? loss.freightFen : 0,
  }
}

function insured(loss: Loss, affectedFen: Fen, share: number): Fen {
  const coverFen = Math.min(loss.insuredFen, loss.goodsFen, INSURANCE_CAP_FEN)
  return loss.goodsFen === 0 ? 0 : part(part(coverFen, affectedFen, loss.goodsFen), share, 1000)
}

/** `amount × numerator ÷ denominator` in whole fen, rounded down, without leaving the integers. */
const part = (amount: Fen, numerator: number, denominator: number): Fen =>
  Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator))
