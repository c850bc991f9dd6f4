import type { ItemStage } from '../states/item-stages.ts'
import type { Reason } from '../refusals.ts'
import type { StateTable } from '../states/table.ts'

/**
 * The stages of a parcel whose owner is or was not known. `disputed`: it was received for somebody, and then
 * a buyer recorded its number for goods of others.
 */
export const UNCLAIMED_STAGES = ['unclaimed', 'disputed', 'claimed', 'matched', 'disposed', 'undone'] as const
export type UnclaimedStage = (typeof UNCLAIMED_STAGES)[number]
export type UnclaimedStep =
  | 'give'
  | 'match'
  | 'dispose'
  | 'find_again'
  | 'undo'
  | 'unmatch'
  | 'dispute'
  | 'uphold'
  | 'take_back'

/**
 * A parcel is claimed with proof, or matched once its number is entered. Staff may dispose of it if it stays
 * unclaimed; this is never automatic.
 */
export const unclaimedTable: StateTable<UnclaimedStage, UnclaimedStep> = {
  stages: UNCLAIMED_STAGES,
  start: 'unclaimed',
  edges: [
    { step: 'give', from: 'unclaimed', to: 'claimed', by: ['warehouse', 'support'] },
    { step: 'match', from: 'unclaimed', to: 'matched', by: ['warehouse'] },
    { step: 'dispose', from: 'unclaimed', to: 'disposed', by: ['support'] },
    // Scanned again: the parcel was there after all.
    { step: 'find_again', from: 'disposed', to: 'unclaimed', by: ['warehouse'] },
    // A mistaken scan, undone while nothing depended on it.
    { step: 'undo', from: 'unclaimed', to: 'undone', by: ['warehouse'] },
    { step: 'unmatch', from: 'matched', to: 'unclaimed', by: ['warehouse'] },
    { step: 'find_again', from: 'undone', to: 'unclaimed', by: ['warehouse'] },
    { step: 'dispute', from: 'claimed', to: 'disputed', by: ['buyer'] },
    { step: 'dispute', from: 'matched', to: 'disputed', by: ['buyer'] },
    { step: 'uphold', from: 'disputed', to: 'claimed', by: ['warehouse', 'support'] },
    { step: 'take_back', from: 'disputed', to: 'unclaimed', by: ['warehouse', 'support'] },
  ],
}

/** The stages of a shopper's claim to such a parcel. */
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

/**
 * The maximum number of pending claims per shopper: claims are for the shopper's own parcel, not for
 * guessing.
 */
export const OPEN_CLAIMS_MAX = 5
/** The maximum number of pictures as proof of a claim. */
export const OWNERSHIP_PICTURES_MAX = 6
/** How many of the last digits of an unclaimed parcel's number are public. */
export const SHOWN_DIGITS = 4
/**
 * The minimum time that an unclaimed parcel is kept, in days at the warehouse. Our own choice, similar to
 * other agents.
 */
export const UNCLAIMED_KEEP_DAYS = 90

/**
 * The end of a tracking number that may be shown publicly; less of a short number, so that most of it stays
 * hidden.
 */
export const shownEnd = (number: string): string =>
  number.slice(number.length - Math.min(SHOWN_DIGITS, Math.floor(number.length / 3)))

/** Null when a shopper may claim an unclaimed parcel, else why not. */
export function whyNotClaimOwnership(claim: {
  readonly stage: UnclaimedStage
  /** Whether this shopper already has a pending claim to it. */
  readonly claimedAlready: boolean
  /** The number of this shopper's other pending claims, without those that their announcements became. */
  readonly openClaims: number
  readonly hasProof: boolean
}): Reason | null {
  if (claim.stage !== 'unclaimed') return 'transition_not_allowed'
  if (claim.claimedAlready) return 'already_claimed'
  if (claim.openClaims >= OPEN_CLAIMS_MAX) return 'too_many_claims'
  return claim.hasProof ? null : 'proof_of_claim_needed'
}

/**
 * How the number that a shopper gives compares with the parcel's. Shown only to staff, because it would help
 * a shopper to guess.
 */
export type NumberProof = 'same' | 'end' | 'other' | 'none'

/** Compares two normalised numbers. `end`: only the publicly visible end matches. */
export function proofByNumber(stated: string, number: string): NumberProof {
  if (stated === '') return 'none'
  if (stated === number) return 'same'
  return stated.endsWith(shownEnd(number)) ? 'end' : 'other'
}

/** From when an unclaimed parcel may be disposed of. */
export const disposableFrom = (arrivedAt: Date): Date =>
  new Date(arrivedAt.getTime() + UNCLAIMED_KEEP_DAYS * 86_400_000)

/**
 * Null when staff may dispose of an unclaimed parcel now, else why not. Whether its stage allows the step is
 * checked by the table.
 */
export function whyNotDisposeOfUnclaimed(
  parcel: { readonly arrivedAt: Date; readonly openClaims: number },
  now: Date,
): Reason | null {
  if (parcel.openClaims > 0) return 'somebody_claims'
  return now < disposableFrom(parcel.arrivedAt) ? 'kept_too_short' : null
}

/**
 * Null when what a disputed parcel brought may be taken from the shopper for whom it was received, else why
 * not: what we bought belongs to its order, and what is in a package or gone cannot be put back on the
 * unclaimed shelf.
 */
export function whyNotTakeBack(
  received: readonly { readonly stage: ItemStage; readonly isBought: boolean }[],
): Reason | null {
  if (received.some((thing) => thing.isBought)) return 'bought_goods_stay'
  if (received.some((thing) => thing.stage === 'in_parcel')) return 'already_in_a_package'
  return received.every((thing) => ON_SHELF.has(thing.stage)) ? null : 'already_shipped'
}

const ON_SHELF: ReadonlySet<ItemStage> = new Set(['received', 'abnormal', 'in_stock', 'storage_expired'])
