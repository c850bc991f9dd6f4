import { buyBy, lastShiftEnd } from './purchase-shift.ts'
import type { WorkingDays } from './working-days.ts'
import { HOUR_MS, workedAfter, workedBefore, workedBetween } from './working-time.ts'

/** The queues for which shoppers are promised working hours: counted while the shop works, not at night. */
export const HOURS_PROMISED = ['inspect', 'pack', 'conversations'] as const
export type HoursPromised = (typeof HOURS_PROMISED)[number]

/** What is promised: hours of each kind, the ends of the buyers' shifts, and when the shop works. */
export type Promises = {
  hours: Readonly<Record<HoursPromised, number>>
  shiftEnds: readonly [string, ...string[]]
  days: WorkingDays
}

/** The days a seller has to send what we bought, and its parcel to arrive, before somebody should ask. */
export const SELLER_SENDS_DAYS = 3
export const SELLER_ARRIVES_DAYS = 7

/**
 * By when something must be done that has waited in a queue since a moment; null for queues without a
 * promise. In the review, `since` is the due time itself, which was stored when the order was paid.
 */
export function promisedBy(queue: string, since: Date, promises: Promises): Date | null {
  if (queue === 'review') return since
  if (queue === 'purchase') return buyBy(since, promises.shiftEnds, promises.days)
  return isHoursPromised(queue) ? workedAfter(since, promises.hours[queue] * HOUR_MS, promises.days) : null
}

/** The cut-off at a moment: what has waited in the queue since before it is late. */
export const lateSince = (queue: HoursPromised | 'purchase', now: Date, promises: Promises): Date =>
  queue === 'purchase'
    ? lastShiftEnd(now, promises.shiftEnds, promises.days)
    : workedBefore(now, promises.hours[queue] * HOUR_MS, promises.days)

/** The working minutes left until a moment, rounded down; negative: since then. */
export const minutesLeft = (now: Date, dueAt: Date, days: WorkingDays): number =>
  Math.trunc(workedBetween(now, dueAt, days) / 60_000) + 0

const isHoursPromised = (queue: string): queue is HoursPromised =>
  HOURS_PROMISED.some((promised) => promised === queue)
