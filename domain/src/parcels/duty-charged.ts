import type { Reason } from '../refusals.ts'
import type { ParcelStage } from '../states/parcel-stages.ts'

/** How long a shopper may change what they told about the duty of a package, from the first time. */
export const DUTY_CHANGE_DAYS = 30

/** The last moment at which it may be changed. */
export const dutyChangeableUntil = (toldAt: Date): Date =>
  new Date(toldAt.getTime() + DUTY_CHANGE_DAYS * 86_400_000)

/**
 * Null if a shopper may tell what they were charged at the door for a package, or change it: it was
 * delivered, and the first time is no more than 30 days ago. Duty may be billed weeks after the delivery, so
 * there is no last day for the first time.
 */
export function whyNotTellDuty(stage: ParcelStage, toldAt: Date | null, now: Date): Reason | null {
  if (stage !== 'delivered' && stage !== 'done') return 'not_received_yet'
  return toldAt === null || now <= dutyChangeableUntil(toldAt) ? null : 'transition_not_allowed'
}
