import type { Reason } from '../refusals.ts'
import type { ParcelStage } from './stages.ts'

/** Receipt is confirmed by itself so long after the delivery (docs/rules/packages.md). */
export const RECEIPT_DAYS = 15
/** Or so long after the last news of a package that should have been delivered long ago. */
export const RECEIPT_DAYS_WITHOUT_NEWS = 60

/** What is known of a package under way: when it was delivered, and when its last event came (shipping included). */
export type UnderWay = {
  readonly stage: ParcelStage
  readonly deliveredAt: Date | null
  readonly lastNewsAt: Date
  /** Whether its shopper said that something is wrong with it, and waits for an answer. */
  readonly claimOpen: boolean
}

/**
 * Whether a package counts as received without confirmation. One that is in trouble never does: silence after "held by customs" is no
 * sign of a good end; nor does one that a claim is open for.
 */
export function countsAsReceived(
  parcel: UnderWay,
  now: Date,
  { days = RECEIPT_DAYS, daysWithoutNews = RECEIPT_DAYS_WITHOUT_NEWS } = {},
): boolean {
  if (parcel.claimOpen) return false
  const since = (moment: Date) => (now.getTime() - moment.getTime()) / 86_400_000
  if (parcel.stage === 'delivered') return since(parcel.deliveredAt ?? parcel.lastNewsAt) >= days
  return parcel.stage === 'in_transit' && since(parcel.lastNewsAt) >= daysWithoutNews
}

/** The most pictures of a review. */
export const REVIEW_PICTURES_MAX = 6

/** Null when a package may be reviewed, else why not: once, and only after its receipt is confirmed. */
export function whyNotReview(parcel: {
  readonly stage: ParcelStage
  readonly reviewed: boolean
}): Reason | null {
  if (parcel.stage !== 'done') return 'not_received_yet'
  return parcel.reviewed ? 'already_reviewed' : null
}
