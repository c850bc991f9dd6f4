import { mayFollow, TRACKING_STATUSES, type TrackingStatus } from './tracking-status.ts'

/** One piece of news, at the carrier's own time. */
export type TrackingEvent = { readonly at: Date; readonly status: TrackingStatus }

/** Events that say where the package is: one with an unknown code is shown, and changes nothing. */
export const sayingWhere = (
  events: readonly { readonly at: Date; readonly status: TrackingStatus | null }[],
): TrackingEvent[] => events.flatMap(({ at, status }) => (status ? [{ at, status }] : []))

/**
 * Where a parcel is, from all its events, in whatever order they arrived: they come late and twice. The newest event
 * decides, except that an end is left only for what may follow it. Null: no news at all.
 */
export function trackingState(events: readonly TrackingEvent[]): TrackingEvent | null {
  let state: TrackingEvent | null = null
  for (const event of [...events].toSorted(byTime)) {
    if (!state || mayFollow(state.status, event.status)) state = event
  }
  return state
}

/** By time; of two events at one time the further one counts as later, so that the order of arrival never matters. */
const byTime = (a: TrackingEvent, b: TrackingEvent): number =>
  a.at.getTime() - b.at.getTime() || TRACKING_STATUSES.indexOf(a.status) - TRACKING_STATUSES.indexOf(b.status)
