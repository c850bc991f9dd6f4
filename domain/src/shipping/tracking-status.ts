import type { ParcelStage } from '../states/parcel-stages.ts'

/** The tracking statuses of a parcel, in rough order of progress; failures last. */
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

/**
 * The statuses that may follow each final status. Any other update after a final status is late or mistaken:
 * it is stored but changes nothing.
 */
const AFTER_END: Readonly<Partial<Record<TrackingStatus, readonly TrackingStatus[]>>> = {
  delivered: ['returning', 'returned'],
  // Carriers sometimes find a parcel that they had declared lost.
  lost: ['delivered', 'returning', 'returned'],
  returned: [],
  destroyed: [],
  cancelled: [],
}

/** Whether the carrier has given a parcel up: it neither arrives nor comes back. */
export const isGone = (status: TrackingStatus | null): boolean => status === 'lost' || status === 'destroyed'

/** Whether no further updates are expected. */
export const isFinal = (status: TrackingStatus): boolean => AFTER_END[status] !== undefined

/**
 * Whether a newer status may replace the present one. "Not found" never replaces what a carrier already
 * reported.
 */
export function mayFollow(status: TrackingStatus, newer: TrackingStatus): boolean {
  if (newer === 'not_found') return status === 'not_found'
  return AFTER_END[status]?.includes(newer) ?? true
}

/**
 * The stage of a dispatched parcel according to its tracking. A parcel on its way back is an exception until
 * our own warehouse scans it.
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
