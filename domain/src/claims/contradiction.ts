import type { ParcelStage } from '../parcels/stages.ts'
import type { Reason } from '../refusals.ts'
import type { ClaimKind } from './claim.ts'

/** A claim, and where its package is since when. `decidedAt`: when staff granted it last, if they did. */
export type ClaimOfParcel = {
  readonly kind: ClaimKind
  readonly decidedAt: Date | null
  readonly parcelStage: ParcelStage
  readonly parcelStageAt: Date
}

/**
 * What the package's own story does to a claim. `ends`: what it tells is not so, the package was received, or is here again. `doubts`: whoever
 * granted it did not know that the carrier moves it again or says it was delivered, or that the goods can be looked at now; decided again after that
 * it stands.
 */
export function contradiction(claim: ClaimOfParcel): 'ends' | 'doubts' | null {
  const effect = EFFECTS[claim.kind][claim.parcelStage]
  if (effect !== 'doubts') return effect ?? null
  return claim.decidedAt !== null && claim.decidedAt < claim.parcelStageAt ? 'doubts' : null
}

/** The stages of a package of which a claim for it has to hear. */
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
 * Whether goods that come into the warehouse again are ours: claims gave back all that they are worth. Of what was paid for in part the shopper
 * stays the owner, and what was paid counts against whatever would go back for them later.
 */
export const areGoodsOurs = (goods: {
  readonly worthFen: number
  readonly compensatedFen: number
}): boolean => goods.compensatedFen > 0 && goods.compensatedFen >= goods.worthFen
