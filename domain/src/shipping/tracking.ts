import { mayFollow, TRACKING_STATUSES, type TrackingStatus } from './tracking-status.ts'

/** One tracking event, with the carrier's timestamp. */
export type TrackingEvent = { readonly at: Date; readonly status: TrackingStatus }

/**
 * How long before its hand-over an update of a package may have happened: its label may be older, and its
 * number may be entered days later. Couriers issue numbers anew after six months at the earliest.
 */
const EARLY_DAYS = 30

/**
 * Whether an update is about this package, and not about an earlier one that had its number: trackers report
 * all that they ever heard of a number.
 */
export const isOfThisShipment = (happenedAt: Date, shippedAt: Date | null): boolean =>
  shippedAt === null || happenedAt.getTime() >= shippedAt.getTime() - EARLY_DAYS * 86_400_000

/** The events with a status: an event with an unknown code is shown but changes nothing. */
export const sayingWhere = <Event extends { readonly at: Date; readonly status: TrackingStatus | null }>(
  events: readonly Event[],
) => events.flatMap(({ status, ...event }) => (status ? [{ ...event, status }] : []))

/**
 * The status of a parcel from all its events, in any order, since they may arrive late or duplicated. The
 * newest event wins, except that a final status is replaced only by one that may follow it. Null if there are
 * no events.
 */
export function trackingState<Event extends TrackingEvent>(events: readonly Event[]): Event | null {
  let state: Event | null = null
  for (const event of [...events].toSorted(byTime)) {
    if (!state || mayFollow(state.status, event.status)) state = event
  }
  return state
}

/**
 * Sorts by time; of simultaneous events the one further along counts as later, so that the order of arrival
 * never matters.
 */
const byTime = (a: TrackingEvent, b: TrackingEvent): number =>
  a.at.getTime() - b.at.getTime() || TRACKING_STATUSES.indexOf(a.status) - TRACKING_STATUSES.indexOf(b.status)
