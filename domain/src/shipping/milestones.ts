import type { TrackingStatus } from './tracking-status.ts'

/** The twelve milestones shown to shoppers; the accompanying reason says what exactly happened. */
export const MILESTONES = [
  'waiting',
  'in_transit',
  'departed',
  'customs',
  'held',
  'arrived',
  'out_for_delivery',
  'to_collect',
  'not_delivered',
  'delivered',
  'returning',
  'trouble',
] as const
export type Milestone = (typeof MILESTONES)[number]

/** Why a package has its status, as far as the carrier says. */
export const TRACKING_REASONS = [
  'unknown_number',
  'announced',
  'picked_up',
  'cleared',
  'information_wanted',
  'nobody_there',
  'refused',
  'address_wrong',
  'security',
  'damaged',
  'delayed',
  'silent',
  'lost',
  'destroyed',
  'cancelled',
  'with_sender',
] as const
export type TrackingReason = (typeof TRACKING_REASONS)[number]

const MILESTONE_OF: Readonly<Record<TrackingStatus, Milestone>> = {
  not_found: 'waiting',
  pre_transit: 'waiting',
  in_transit: 'in_transit',
  departed_origin: 'departed',
  customs: 'customs',
  customs_hold: 'held',
  customs_released: 'customs',
  arrived_destination: 'arrived',
  out_for_delivery: 'out_for_delivery',
  available_for_pickup: 'to_collect',
  delivery_failed: 'not_delivered',
  expired: 'trouble',
  exception: 'trouble',
  returning: 'returning',
  cancelled: 'trouble',
  lost: 'trouble',
  destroyed: 'trouble',
  returned: 'returning',
  delivered: 'delivered',
}

/** The milestone of a status. */
export const milestoneOf = (status: TrackingStatus): Milestone => MILESTONE_OF[status]

/** The reasons that some statuses imply. */
const REASON_OF_STATUS: Readonly<Partial<Record<TrackingStatus, TrackingReason>>> = {
  pre_transit: 'announced',
  customs_released: 'cleared',
  expired: 'silent',
  cancelled: 'cancelled',
  lost: 'lost',
  destroyed: 'destroyed',
  returned: 'with_sender',
}

/** 17TRACK's refined codes that state a reason. */
const REASON_OF_CODE: Readonly<Record<string, TrackingReason>> = {
  NotFound_InvalidCode: 'unknown_number',
  InTransit_PickedUp: 'picked_up',
  InTransit_CustomsRequiringInformation: 'information_wanted',
  DeliveryFailure_NoBody: 'nobody_there',
  DeliveryFailure_Security: 'security',
  DeliveryFailure_Rejected: 'refused',
  DeliveryFailure_InvalidAddress: 'address_wrong',
  Exception_NoBody: 'nobody_there',
  Exception_Security: 'security',
  Exception_Damage: 'damaged',
  Exception_Rejected: 'refused',
  Exception_Delayed: 'delayed',
}

/** The reason according to the provider's code, else according to the status; null if neither states one. */
export const reasonOf = (code: string, status: TrackingStatus | null): TrackingReason | null =>
  (Object.hasOwn(REASON_OF_CODE, code) ? REASON_OF_CODE[code] : undefined) ??
  (status ? REASON_OF_STATUS[status] : undefined) ??
  null
