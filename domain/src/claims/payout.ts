import { type ThingAccount, leftOf } from '../ledger/thing.ts'
import type { Fen } from '../money/fen.ts'
import type { ClaimKind } from './claim.ts'

/** The most that insurance pays for one package: 10,000 yuan (docs/rules/claims-and-refunds.md). */
export const INSURANCE_CAP_FEN = 1_000_000

/** Whose fault the loss was: the carrier's, which only insurance covers, or ours, which is covered without insurance. */
export const CLAIM_FAULTS = ['carrier', 'ours'] as const
export type ClaimFault = (typeof CLAIM_FAULTS)[number]

/** The inputs of a payout. */
export type Loss = {
  readonly kind: ClaimKind
  readonly fault: ClaimFault
  /** How much of the affected goods' worth is lost, 1 to 1000. All of it for goods that never arrived. */
  readonly sharePerMille: number
  /** The insured amount; 0 for an uninsured package. */
  readonly insuredFen: Fen
  /** The worth of all goods in the package and of the goods claimed, each less what has already been given back (`worthLeft`). */
  readonly goodsFen: Fen
  readonly affectedFen: Fen
  /** What the shopper paid for its carriage: freight and customs fee less any coupon, and less what has already been given back. */
  readonly freightFen: Fen
}

/** The remaining worth of goods for a claim: their worth less earlier compensation, never more than may still be given back for them. */
export const worthLeft = (worthFen: Fen, account: ThingAccount): Fen =>
  Math.max(0, Math.min(worthFen - account.compensatedFen, leftOf(account)))

/** How much of a granted claim may still be paid if money has been given back for the same goods since. */
export const payable = (
  granted: { readonly goodsFen: Fen; readonly freightFen: Fen },
  loss: Pick<Loss, 'affectedFen' | 'freightFen'>,
): { goodsFen: Fen; freightFen: Fen } => ({
  goodsFen: Math.min(granted.goodsFen, loss.affectedFen),
  freightFen: Math.min(granted.freightFen, loss.freightFen),
})

/**
 * The payout of a claim. The carrier's fault: the affected goods' share of the insured amount, rounded down, up to the cap; nothing without
 * insurance. Our fault: the affected goods' worth. The freight is refunded if nothing usable arrived, insured or not.
 */
export function claimPayout(loss: Loss): { goodsFen: Fen; freightFen: Fen } {
  const share = loss.kind === 'damaged' ? loss.sharePerMille : 1000
  const affectedFen = Math.min(loss.affectedFen, loss.goodsFen)
  const isAll = affectedFen === loss.goodsFen && share === 1000
  return {
    goodsFen: loss.fault === 'ours' ? part(affectedFen, share, 1000) : insured(loss, affectedFen, share),
    freightFen: isAll ? loss.freightFen : 0,
  }
}

function insured(loss: Loss, affectedFen: Fen, share: number): Fen {
  const coverFen = Math.min(loss.insuredFen, loss.goodsFen, INSURANCE_CAP_FEN)
  return loss.goodsFen === 0 ? 0 : part(part(coverFen, affectedFen, loss.goodsFen), share, 1000)
}

/** `amount × numerator ÷ denominator` in whole fen, rounded down, without leaving the integers. */
const part = (amount: Fen, numerator: number, denominator: number): Fen =>
  Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator))
