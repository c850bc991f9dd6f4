import type { Reason } from '../refusals.ts'
import type { ParcelStage } from '../states/parcel-stages.ts'

/** Days after delivery until receipt is confirmed automatically (docs/rules/packages.md). */
export const RECEIPT_DAYS = 15
/**
 * Days after the last tracking update until receipt is confirmed automatically, for a package that should
 * have been delivered long ago.
 */
export const RECEIPT_DAYS_WITHOUT_UPDATES = 60

/**
 * What is known of a package under way: when it was delivered, and when its last event occurred (including
 * dispatch).
 */
export type UnderWay = {
  readonly stage: ParcelStage
  readonly deliveredAt: Date | null
  readonly lastUpdateAt: Date
  /** Whether its shopper has reported a problem and is waiting for an answer. */
  readonly claimOpen: boolean
}

/**
 * Whether a package counts as received without confirmation. A package with a problem never does, because
 * silence after "held by customs" does not mean that it arrived; nor does a package with an open claim.
 */
export function countsAsReceived(
  parcel: UnderWay,
  now: Date,
  { days = RECEIPT_DAYS, daysWithoutUpdates = RECEIPT_DAYS_WITHOUT_UPDATES } = {},
): boolean {
  if (parcel.claimOpen) return false
  const since = (moment: Date) => (now.getTime() - moment.getTime()) / 86_400_000
  if (parcel.stage === 'delivered') return since(parcel.deliveredAt ?? parcel.lastUpdateAt) >= days
  return parcel.stage === 'in_transit' && since(parcel.lastUpdateAt) >= daysWithoutUpdates
}

/** The maximum number of pictures per review. */
export const REVIEW_PICTURES_MAX = 6

/** Null when a package may be reviewed, else why not: only once, and only after receipt is confirmed. */
export function whyNotReview(parcel: {
  readonly stage: ParcelStage
  readonly reviewed: boolean
}): Reason | null {
  if (parcel.stage !== 'done') return 'not_received_yet'
  return parcel.reviewed ? 'already_reviewed' : null
}
