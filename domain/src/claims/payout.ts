import { type ThingAccount, leftOf } from '../ledger/thing.ts'
import type { Fen } from '../money/fen.ts'
import type { ClaimFault } from '../states/claim-fault.ts'
import type { ClaimKind } from './claim.ts'

/** The most that insurance pays for one package: 10,000 yuan (docs/rules/claims-and-refunds.md). */
export const INSURANCE_CAP_FEN = 1_000_000

/**
 * The inputs of a payout. Every claim for a package shares its insurance, its freight and the worth of its
 * goods.
 */
export type Loss = {
  readonly kind: ClaimKind
  readonly fault: ClaimFault
  /** How much of the claimed pieces' worth is lost, 1 to 1000. All of it for goods that never arrived. */
  readonly sharePerMille: number
  /** The insured amount; 0 for an uninsured package. */
  readonly insuredFen: Fen
  /** How much of it other claims for the package take: those that are granted or paid. */
  readonly insuredElsewhereFen: Fen
  /** What the package's goods, and the pieces claimed, were worth when it was shipped. */
  readonly goodsFen: Fen
  readonly affectedFen: Fen
  /** How much may still be given back for the pieces claimed (`piecesLeft`). */
  readonly leftFen: Fen
  /** Whether every other piece in the package is lost too, by claims that are granted or paid. */
  readonly isRest: boolean
  /**
   * What the shopper paid for its carriage: freight and customs fee less any coupon, and less what has
   * already been given back.
   */
  readonly freightFen: Fen
}

/**
 * Claimed goods: their worth, their pieces, how many of those the claim names, and what the package's own
 * claims have paid for them.
 */
export type ClaimedWorth = {
  readonly worthFen: Fen
  readonly pieces: number
  readonly claimed: number
  readonly account: ThingAccount
  readonly paidHereFen: Fen
}

/**
 * What goods were worth when the package was shipped: less what claims for earlier packages had paid for
 * them.
 */
export const worthShipped = ({ worthFen, account, paidHereFen }: ClaimedWorth): Fen =>
  Math.max(0, worthFen - account.compensatedFen + paidHereFen)

/** What the claimed pieces of them were worth, rounded up: the last claim gets what then remains. */
export const piecesWorth = (goods: ClaimedWorth): Fen =>
  partUp(worthShipped(goods), goods.claimed, goods.pieces)

/**
 * How much may still be given back for the claimed pieces: their worth, within what neither claims nor other
 * refunds have given back.
 */
export const piecesLeft = (goods: ClaimedWorth): Fen =>
  Math.min(piecesWorth(goods), worthLeft(goods.worthFen, goods.account))

/**
 * The remaining worth of goods for a claim: their worth less earlier compensation, never more than may still
 * be given back for them.
 */
export const worthLeft = (worthFen: Fen, account: ThingAccount): Fen =>
  Math.max(0, Math.min(worthFen - account.compensatedFen, leftOf(account)))

/** How much of a granted claim may be paid: no more than its decision comes to now. */
export const payable = (granted: Payout, now: Payout): Payout => ({
  goodsFen: Math.min(granted.goodsFen, now.goodsFen),
  freightFen: Math.min(granted.freightFen, now.freightFen),
})

export type Payout = { readonly goodsFen: Fen; readonly freightFen: Fen }

/** How much of a package's insurance is left beside its other claims. */
export const coverLeft = (loss: Pick<Loss, 'insuredFen' | 'insuredElsewhereFen' | 'goodsFen'>): Fen =>
  Math.max(0, coverOf(loss) - loss.insuredElsewhereFen)

/**
 * The payout of a claim. The carrier's fault: the claimed pieces' share of the insured amount, rounded down,
 * within what other claims for the package leave of it; nothing without insurance. Our fault: the pieces'
 * worth. The freight is refunded by the claim with which nothing usable is left, insured or not.
 */
export function claimPayout(loss: Loss): Payout {
  const share = loss.kind === 'damaged' ? loss.sharePerMille : 1000
  const goodsFen = loss.fault === 'ours' ? part(loss.affectedFen, share, 1000) : insured(loss, share)
  return {
    goodsFen: Math.min(goodsFen, loss.leftFen),
    freightFen: loss.isRest && share === 1000 ? loss.freightFen : 0,
  }
}

function insured(loss: Loss, share: number): Fen {
  if (loss.goodsFen === 0) return 0
  const shareFen = part(part(coverOf(loss), loss.affectedFen, loss.goodsFen), share, 1000)
  return Math.min(shareFen, coverLeft(loss))
}

const coverOf = ({ insuredFen, goodsFen }: Pick<Loss, 'insuredFen' | 'goodsFen'>): Fen =>
  Math.min(insuredFen, goodsFen, INSURANCE_CAP_FEN)

/** `amount × numerator ÷ denominator` in whole fen, rounded down, without leaving the integers. */
const part = (amount: Fen, numerator: number, denominator: number): Fen =>
  Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator))

/** The same, rounded up. */
const partUp = (amount: Fen, numerator: number, denominator: number): Fen =>
  amount - part(amount, denominator - numerator, denominator)
