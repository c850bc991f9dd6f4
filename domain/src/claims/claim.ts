import type { ParcelStage } from '../parcels/stages.ts'
import type { Reason } from '../refusals.ts'
import type { TrackingStatus } from '../shipping/tracking-status.ts'

/** What went wrong: it never came, it came broken, something was not in it. */
export const CLAIM_KINDS = ['lost', 'damaged', 'missing'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** What a claim shows: the box from outside, its label, the goods, the box as it was opened, a paper of the carrier. */
export const EVIDENCE_SLOTS = ['box', 'label', 'goods', 'inside', 'paper'] as const
export type EvidenceSlot = (typeof EVIDENCE_SLOTS)[number]

/** The most pictures of one claim, and its longest story. */
export const EVIDENCE_MAX = 12
export const STORY_MAX = 2000

/** After its delivery a package may be claimed for so many days (docs/rules/claims-and-refunds.md). */
export const CLAIM_DAYS = 7
/** A package without news for this many days counts as lost, however long its line takes. */
export const SILENT_DAYS = 60

/** The list that a claim of this kind must come with; anything else may. */
export const evidenceFor = (kind: ClaimKind): readonly EvidenceSlot[] => EVIDENCE[kind]

/** What is still missing of the list. */
export const missingEvidence = (kind: ClaimKind, given: readonly EvidenceSlot[]): EvidenceSlot[] =>
  EVIDENCE[kind].filter((slot) => !given.includes(slot))

const EVIDENCE: Readonly<Record<ClaimKind, readonly EvidenceSlot[]>> = {
  // There is nothing to photograph.
  lost: [],
  damaged: ['box', 'label', 'goods'],
  missing: ['box', 'label', 'inside'],
}

/** What a claim depends on. `lateFrom`: half as long again as its line takes at most. */
export type Claimable = {
  readonly stage: ParcelStage
  readonly lastStatus: TrackingStatus | null
  readonly lastNewsAt: Date
  readonly lateFrom: Date
  readonly deliveredAt: Date | null
  readonly doneAt: Date | null
  /** Whether another claim for it is open or paid. */
  readonly claimed: boolean
}

/** Null when a package may be claimed so now, else why not. */
export function whyNotClaim(kind: ClaimKind, parcel: Claimable, now: Date): Reason | null {
  if (parcel.claimed) return 'claim_open'
  if (kind === 'lost') return whyNotLost(parcel, now)
  if (parcel.stage === 'in_transit' || parcel.stage === 'exception') return 'claim_not_delivered'
  if (parcel.stage !== 'delivered' && parcel.stage !== 'done') return 'transition_not_allowed'
  return isWithinDays(parcel, now) ? null : 'claim_too_late'
}

function whyNotLost(parcel: Claimable, now: Date): Reason | null {
  // The carrier says it was delivered, and it was not: that is said soon, or not believed.
  if (parcel.stage === 'delivered') return isWithinDays(parcel, now) ? null : 'claim_too_late'
  if (parcel.stage === 'done') return 'already_received'
  if (parcel.stage !== 'in_transit' && parcel.stage !== 'exception') return 'transition_not_allowed'
  return now >= claimLostFrom(parcel) ? null : 'claim_too_early'
}

/** From when a package under way counts as lost: at once where the carrier says so, else when it is late, or silent for long. */
export function claimLostFrom({ lastStatus, lastNewsAt, lateFrom }: Claimable): Date {
  if (lastStatus === 'lost' || lastStatus === 'destroyed') return lastNewsAt
  const silentFrom = new Date(lastNewsAt.getTime() + SILENT_DAYS * DAY_MS)
  return silentFrom < lateFrom ? silentFrom : lateFrom
}

function isWithinDays({ deliveredAt, doneAt }: Claimable, now: Date): boolean {
  const since = deliveredAt ?? doneAt
  return since !== null && now.getTime() - since.getTime() <= CLAIM_DAYS * DAY_MS
}

const DAY_MS = 86_400_000
