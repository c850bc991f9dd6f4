import type { ParcelStage } from '../states/parcel-stages.ts'
import type { Reason } from '../refusals.ts'
import { type TrackingStatus, isGone } from '../shipping/tracking-status.ts'

/** What went wrong: the package never arrived, arrived damaged, or was incomplete. */
export const CLAIM_KINDS = ['lost', 'damaged', 'missing'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/**
 * What a claim's pictures show: the outside of the box, its label, the goods, the opened box, a document from
 * the carrier.
 */
export const EVIDENCE_SLOTS = ['box', 'label', 'goods', 'inside', 'paper'] as const
export type EvidenceSlot = (typeof EVIDENCE_SLOTS)[number]

/** The maximum number of pictures per claim, and the maximum length of its description. */
export const EVIDENCE_MAX = 12
export const STORY_MAX = 2000

/**
 * The number of days after delivery during which a package may be claimed (docs/rules/claims-and-refunds.md).
 */
export const CLAIM_DAYS = 7
/**
 * A package without a tracking update for this many days counts as lost, regardless of its line's transit
 * time.
 */
export const SILENT_DAYS = 60

/** The evidence required for a claim of this kind; other evidence is optional. */
export const evidenceFor = (kind: ClaimKind): readonly EvidenceSlot[] => EVIDENCE[kind]

/** The required evidence that is still missing. */
export const missingEvidence = (kind: ClaimKind, given: readonly EvidenceSlot[]): EvidenceSlot[] =>
  EVIDENCE[kind].filter((slot) => !given.includes(slot))

const EVIDENCE: Readonly<Record<ClaimKind, readonly EvidenceSlot[]>> = {
  // There is nothing to photograph.
  lost: [],
  damaged: ['box', 'label', 'goods'],
  missing: ['box', 'label', 'inside'],
}

/** How many claims for one package may be open at once. */
export const OPEN_CLAIMS_MAX = 5

/** Goods that a claim names, and how many of their pieces. */
export type ClaimedGoods = { readonly stockItemId: string; readonly quantity: number }

/**
 * Goods in a package: how many pieces there are, and how many of them claims already name that are open or
 * paid.
 */
export type ClaimableGoods = ClaimedGoods & { readonly claimed: number }

/** How many pieces of goods can still be claimed: each of them once. */
export const claimablePieces = ({ quantity, claimed }: ClaimableGoods): number =>
  Math.max(0, quantity - claimed)

/** Null when a claim may name these pieces, else why not. */
export const whyNotClaimGoods = (
  contents: readonly ClaimableGoods[],
  asked: readonly ClaimedGoods[],
): Reason | null =>
  asked.every(({ stockItemId, quantity }) =>
    contents.some((goods) => goods.stockItemId === stockItemId && quantity <= claimablePieces(goods)),
  )
    ? null
    : 'claimed_already'

/** How much of a package is claimed, and by how many open claims. */
export type Claimed = { readonly pieces: 'none' | 'some' | 'all'; readonly open: number }

/** How much of a package's goods is claimed. */
export function claimedOf(contents: readonly ClaimableGoods[]): Claimed['pieces'] {
  if (contents.every((goods) => goods.claimed === 0)) return 'none'
  return contents.every((goods) => claimablePieces(goods) === 0) ? 'all' : 'some'
}

/**
 * The facts of a package on which a claim depends. `lateFrom`: when one and a half times the line's longest
 * transit time has passed.
 */
export type Claimable = {
  readonly stage: ParcelStage
  readonly lastStatus: TrackingStatus | null
  readonly lastUpdateAt: Date
  readonly lateFrom: Date
  readonly deliveredAt: Date | null
  readonly doneAt: Date | null
  readonly claimed: Claimed
}

/**
 * Null when a claim of this kind may be made for the package now, else why not. A loss is claimed for the
 * whole package, and once.
 */
export function whyNotClaim(kind: ClaimKind, parcel: Claimable, now: Date): Reason | null {
  const { pieces, open } = parcel.claimed
  if (pieces === 'all') return 'all_claimed'
  if (kind === 'lost' && pieces === 'some') return 'claimed_in_part'
  const why = kind === 'lost' ? whyNotLost(parcel, now) : whyNotDamaged(parcel, now)
  return why ?? (open >= OPEN_CLAIMS_MAX ? 'too_many_open_claims' : null)
}

function whyNotDamaged(parcel: Claimable, now: Date): Reason | null {
  if (parcel.stage === 'in_transit' || parcel.stage === 'exception') return 'claim_not_delivered'
  if (parcel.stage !== 'delivered' && parcel.stage !== 'done') return 'claim_not_at_this_stage'
  return isWithinDays(parcel, now) ? null : 'claim_too_late'
}

function whyNotLost(parcel: Claimable, now: Date): Reason | null {
  // The carrier reports delivery but the shopper received nothing: credible only if claimed soon.
  if (parcel.stage === 'delivered') return isWithinDays(parcel, now) ? null : 'claim_too_late'
  if (parcel.stage === 'done') return 'already_received'
  if (parcel.stage !== 'in_transit' && parcel.stage !== 'exception') return 'claim_not_at_this_stage'
  return now >= claimLostFrom(parcel) ? null : 'claim_too_early'
}

/**
 * From when a package under way counts as lost: immediately if the carrier says so, else when it is late or
 * has been silent for SILENT_DAYS.
 */
export function claimLostFrom({ lastStatus, lastUpdateAt, lateFrom }: Claimable): Date {
  if (isGone(lastStatus)) return lastUpdateAt
  const silentFrom = new Date(lastUpdateAt.getTime() + SILENT_DAYS * DAY_MS)
  return silentFrom < lateFrom ? silentFrom : lateFrom
}

function isWithinDays({ deliveredAt, doneAt }: Claimable, now: Date): boolean {
  const since = deliveredAt ?? doneAt
  return since !== null && now.getTime() - since.getTime() <= CLAIM_DAYS * DAY_MS
}

const DAY_MS = 86_400_000
