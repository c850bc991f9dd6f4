import type { ParcelStage } from '../states/parcel-stages.ts'
import type { Reason } from '../refusals.ts'
import type { ClaimKind } from './claim.ts'

/**
 * A claim, with the stage of its package and when that stage began. `decidedAt`: when staff last granted the
 * claim, if they did.
 */
export type ClaimOfParcel = {
  readonly kind: ClaimKind
  readonly decidedAt: Date | null
  readonly parcelStage: ParcelStage
  readonly parcelStageAt: Date
}

/**
 * The effect of the package's stage on a claim. `ends`: the claim is untrue, because the package was received
 * or has returned. `doubts`: since the claim was granted, the carrier has moved or delivered the package, or
 * the goods have come back and can be inspected; a decision made after that is final.
 */
export function contradiction(claim: ClaimOfParcel): 'ends' | 'doubts' | null {
  const effect = EFFECTS[claim.kind][claim.parcelStage]
  if (effect !== 'doubts') return effect ?? null
  return claim.decidedAt !== null && claim.decidedAt < claim.parcelStageAt ? 'doubts' : null
}

/** Whether a package's reaching this stage can affect a claim for it. */
export const speaksOfClaims = (stage: ParcelStage): boolean =>
  Object.values(EFFECTS).some((effects) => effects[stage] !== undefined)

/** Null when a claim may be granted as things stand, else why not. */
export const whyNotGrantClaim = (claim: ClaimOfParcel): Reason | null =>
  contradiction(claim) === 'ends' ? 'claim_contradicted' : null

/** Null when a granted claim may be paid as things stand, else why not. */
export const whyNotPayClaim = (claim: ClaimOfParcel): Reason | null =>
  contradiction(claim) === null ? null : 'claim_contradicted'

const EFFECTS: Readonly<Record<ClaimKind, Readonly<Partial<Record<ParcelStage, 'ends' | 'doubts'>>>>> = {
  lost: { in_transit: 'doubts', delivered: 'doubts', done: 'ends', returned: 'ends' },
  damaged: { returned: 'doubts' },
  missing: { returned: 'doubts' },
}

/**
 * Whether goods that return to the warehouse are ours, because claims compensated their full worth. Partly
 * compensated goods stay the shopper's, and the compensation is deducted from any later refund.
 */
export const areGoodsOurs = (goods: {
  readonly worthFen: number
  readonly compensatedFen: number
}): boolean => goods.compensatedFen > 0 && goods.compensatedFen >= goods.worthFen
