import type { ParcelStage } from '../parcels/stages.ts'

/** Where a parcel on its way can be, in rough order of progress; the ways it can go wrong last. */
export const TRACKING_STATUSES = [
  'not_found',
  'pre_transit',
  'in_transit',
  'departed_origin',
  'customs',
  'customs_hold',
  'customs_released',
  'arrived_destination',
  'out_for_delivery',
  'available_for_pickup',
  'delivery_failed',
  'expired',
  'exception',
  'returning',
  'cancelled',
  'lost',
  'destroyed',
  'returned',
  'delivered',
] as const
export type TrackingStatus = (typeof TRACKING_STATUSES)[number]

/** What may still follow each end. Any other news after an end is late or mistaken: it is kept, but changes nothing. */
const AFTER_END: Readonly<Partial<Record<TrackingStatus, readonly TrackingStatus[]>>> = {
  delivered: ['returning', 'returned'],
  // A carrier that gave a parcel up sometimes finds it again.
  lost: ['delivered', 'returning', 'returned'],
  returned: [],
  destroyed: [],
  cancelled: [],
}

/** Whether no more news is expected. */
export const isFinal = (status: TrackingStatus): boolean => AFTER_END[status] !== undefined

/** Whether newer news may replace a status. "Not found" never hides what a carrier already said. */
export function mayFollow(status: TrackingStatus, newer: TrackingStatus): boolean {
  if (newer === 'not_found') return status === 'not_found'
  return AFTER_END[status]?.includes(newer) ?? true
}

/**
 * The stage that a parcel which was handed over has by its tracking. A parcel on its way back is an exception until our own
 * warehouse scans it.
 */
export function stageOfTracking(
  status: TrackingStatus,
): Extract<ParcelStage, 'in_transit' | 'exception' | 'delivered'> {
  if (status === 'delivered') return 'delivered'
  return TROUBLE.has(status) ? 'exception' : 'in_transit'
}

const TROUBLE: ReadonlySet<TrackingStatus> = new Set([
  'customs_hold',
  'delivery_failed',
  'expired',
  'exception',
  'returning',
  'returned',
  'cancelled',
  'lost',
  'destroyed',
])
