import { CLAIM_DAYS } from '../claims/claim.ts'
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
 * What is known of a package under way: when it was delivered, when its last event occurred (including
 * dispatch), and from when it is late.
 */
export type UnderWay = {
  readonly stage: ParcelStage
  readonly deliveredAt: Date | null
  readonly lastUpdateAt: Date
  readonly lateFrom: Date
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
  if (parcel.stage === 'delivered') return now >= after(parcel.deliveredAt ?? parcel.lastUpdateAt, days)
  return parcel.stage === 'in_transit' && now >= receivedBySilenceFrom(parcel, daysWithoutUpdates)
}

/**
 * When a package without updates counts as received. Its loss can no longer be claimed then, so a slow line
 * is given the time that it takes, and its shopper the days that a claim has after it is late.
 */
export function receivedBySilenceFrom(
  { lastUpdateAt, lateFrom }: Pick<UnderWay, 'lastUpdateAt' | 'lateFrom'>,
  daysWithoutUpdates: number,
): Date {
  const silent = after(lastUpdateAt, daysWithoutUpdates)
  const claimed = after(lateFrom, CLAIM_DAYS)
  return silent > claimed ? silent : claimed
}

const after = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000)

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
