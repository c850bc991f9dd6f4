import type { Reason } from '../refusals.ts'
import type { StateTable } from '../states/table.ts'

/** A parcel that arrived and matches no purchase and no announced inbound. */
export const UNCLAIMED_STAGES = ['unclaimed', 'claimed', 'matched', 'disposed', 'undone'] as const
export type UnclaimedStage = (typeof UNCLAIMED_STAGES)[number]
export type UnclaimedStep = 'give' | 'match' | 'dispose' | 'find_again' | 'undo' | 'unmatch'

/** Claimed with proof, or matched once its number was entered. Staff may dispose of one that stayed unclaimed; no timer ever does. */
export const unclaimedTable: StateTable<UnclaimedStage, UnclaimedStep> = {
  stages: UNCLAIMED_STAGES,
  start: 'unclaimed',
  edges: [
    { step: 'give', from: 'unclaimed', to: 'claimed', by: ['warehouse', 'support'] },
    { step: 'match', from: 'unclaimed', to: 'matched', by: ['warehouse'] },
    { step: 'dispose', from: 'unclaimed', to: 'disposed', by: ['support'] },
    // Scanned once more: it was there after all.
    { step: 'find_again', from: 'disposed', to: 'unclaimed', by: ['warehouse'] },
    // A slip of the scanner, taken back while nothing followed.
    { step: 'undo', from: 'unclaimed', to: 'undone', by: ['warehouse'] },
    { step: 'unmatch', from: 'matched', to: 'unclaimed', by: ['warehouse'] },
    { step: 'find_again', from: 'undone', to: 'unclaimed', by: ['warehouse'] },
  ],
}

/** A shopper's claim to such a parcel. */
export const OWNERSHIP_CLAIM_STAGES = ['submitted', 'accepted', 'rejected', 'withdrawn'] as const
export type OwnershipClaimStage = (typeof OWNERSHIP_CLAIM_STAGES)[number]
export type OwnershipClaimStep = 'accept' | 'reject' | 'withdraw'

export const ownershipClaimTable: StateTable<OwnershipClaimStage, OwnershipClaimStep> = {
  stages: OWNERSHIP_CLAIM_STAGES,
  start: 'submitted',
  edges: [
    { step: 'accept', from: 'submitted', to: 'accepted', by: ['warehouse', 'support'] },
    { step: 'reject', from: 'submitted', to: 'rejected', by: ['warehouse', 'support'] },
    { step: 'withdraw', from: 'submitted', to: 'withdrawn', by: ['shopper'] },
  ],
}

/** How many claims one shopper may have waiting: claims are for one's own parcel, not for trying one's luck. */
export const OPEN_CLAIMS_MAX = 5
/** The most pictures that a claim takes as proof. */
export const OWNERSHIP_PICTURES_MAX = 6
/** How many of its last digits everybody may see of an unclaimed parcel's number. */
export const SHOWN_DIGITS = 4
/** How long an unclaimed parcel is kept at least, in days at the warehouse. Our own choice, as other agents keep them. */
export const UNCLAIMED_KEEP_DAYS = 90

/** The end of a tracking number that may be shown to anybody; short numbers show less, so that most of each stays hidden. */
export const shownEnd = (number: string): string =>
  number.slice(number.length - Math.min(SHOWN_DIGITS, Math.floor(number.length / 3)))

/** Null when a shopper may claim an unclaimed parcel, else why not. */
export function whyNotClaimOwnership(claim: {
  readonly stage: UnclaimedStage
  /** Whether this shopper's claim to it is waiting already. */
  readonly claimedAlready: boolean
  /** How many claims of this shopper are waiting, this one not counted. */
  readonly openClaims: number
  readonly hasProof: boolean
}): Reason | null {
  if (claim.stage !== 'unclaimed') return 'transition_not_allowed'
  if (claim.claimedAlready) return 'already_claimed'
  if (claim.openClaims >= OPEN_CLAIMS_MAX) return 'too_many_claims'
  return claim.hasProof ? null : 'proof_of_claim_needed'
}

/** How the number a shopper gives compares with the parcel's. Shown to staff only: shown to the shopper it would help guessing. */
export type NumberProof = 'same' | 'end' | 'other' | 'none'

/** Compares two normalised numbers. `end`: no more of it is right than everybody can see. */
export function proofByNumber(told: string, number: string): NumberProof {
  if (told === '') return 'none'
  if (told === number) return 'same'
  return told.endsWith(shownEnd(number)) ? 'end' : 'other'
}

/** From when an unclaimed parcel may be disposed of. */
export const disposableFrom = (arrivedAt: Date): Date =>
  new Date(arrivedAt.getTime() + UNCLAIMED_KEEP_DAYS * 86_400_000)

/** Null when staff may dispose of an unclaimed parcel now, else why not. The step itself is the table's to allow. */
export function whyNotDisposeOfUnclaimed(
  parcel: { readonly arrivedAt: Date; readonly openClaims: number },
  now: Date,
): Reason | null {
  if (parcel.openClaims > 0) return 'somebody_claims'
  return now < disposableFrom(parcel.arrivedAt) ? 'kept_too_short' : null
}
