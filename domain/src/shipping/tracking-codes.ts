import type { TrackingStatus } from './tracking-status.ts'

/** The sources of tracking events. */
export const TRACKING_PROVIDERS = ['17track', 'aftership', 'upu', 'trackingmore', 'kuaidi100'] as const
export type TrackingProvider = (typeof TRACKING_PROVIDERS)[number]

/**
 * The status for a provider's code, or null for an unknown code: its text is then shown and the status stays.
 */
export function statusOfCode(provider: TrackingProvider, code: string): TrackingStatus | null {
  const codes: Readonly<Record<string, TrackingStatus>> = TRACKING_CODES[provider]
  // 17TRACK and AfterShip append a refinement to a main state after an underscore, and add refinements
  // without notice.
  const known = [code, code.split('_')[0]!].find((candidate) => Object.hasOwn(codes, candidate))
  return known === undefined ? null : codes[known]!
}

/** The statuses for each provider's codes. */
const TRACKING_CODES = {
  // 17TRACK API 2.2 and 2.4: main states, then their refinements.
  '17track': {
    NotFound: 'not_found',
    InTransit: 'in_transit',
    Expired: 'expired',
    AvailableForPickup: 'available_for_pickup',
    OutForDelivery: 'out_for_delivery',
    DeliveryFailure: 'delivery_failed',
    Delivered: 'delivered',
    Exception: 'exception',
    NotFound_Other: 'not_found',
    NotFound_InvalidCode: 'not_found',
    InfoReceived: 'pre_transit',
    InTransit_PickedUp: 'in_transit',
    InTransit_Other: 'in_transit',
    InTransit_Departure: 'departed_origin',
    InTransit_Arrival: 'arrived_destination',
    InTransit_CustomsProcessing: 'customs',
    InTransit_CustomsReleased: 'customs_released',
    InTransit_CustomsRequiringInformation: 'customs_hold',
    Expired_Other: 'expired',
    AvailableForPickup_Other: 'available_for_pickup',
    OutForDelivery_Other: 'out_for_delivery',
    DeliveryFailure_Other: 'delivery_failed',
    DeliveryFailure_NoBody: 'delivery_failed',
    DeliveryFailure_Security: 'delivery_failed',
    DeliveryFailure_Rejected: 'delivery_failed',
    DeliveryFailure_InvalidAddress: 'delivery_failed',
    Delivered_Other: 'delivered',
    Exception_Other: 'exception',
    Exception_Returning: 'returning',
    Exception_Returned: 'returned',
    Exception_NoBody: 'exception',
    Exception_Security: 'exception',
    Exception_Damage: 'exception',
    Exception_Rejected: 'exception',
    Exception_Delayed: 'exception',
    Exception_Lost: 'lost',
    Exception_Destroyed: 'destroyed',
    Exception_Cancel: 'cancelled',
  },
  // AfterShip tags.
  aftership: {
    Pending: 'not_found',
    InfoReceived: 'pre_transit',
    InTransit: 'in_transit',
    OutForDelivery: 'out_for_delivery',
    AttemptFail: 'delivery_failed',
    AvailableForPickup: 'available_for_pickup',
    Delivered: 'delivered',
    Exception: 'exception',
    Expired: 'expired',
  },
  // EMSEVT event codes of the Universal Postal Union, which post offices exchange.
  upu: {
    EMA: 'in_transit', // posted or collected
    EMB: 'in_transit', // at the export exchange office
    EXA: 'customs', // presented to export customs
    EXB: 'customs_hold', // held by export customs
    EXC: 'customs_released', // released by export customs
    EXD: 'in_transit', // held at the export exchange office
    EXX: 'cancelled', // export cancelled
    EMC: 'departed_origin', // left the export exchange office
    EMJ: 'in_transit', // arrived at a transit office
    EMK: 'in_transit', // left a transit office
    EMD: 'arrived_destination', // at the import exchange office
    EDA: 'in_transit', // held at the import exchange office
    EDB: 'customs', // presented to import customs
    EME: 'customs_hold', // held by import customs
    EDC: 'customs_released', // released by import customs
    EMF: 'in_transit', // left the import exchange office
    EDD: 'in_transit', // into a sorting centre
    EDE: 'in_transit', // out of a sorting centre
    EMG: 'in_transit', // at the delivery office
    EDF: 'in_transit', // held at the delivery depot
    EDG: 'out_for_delivery', // out for delivery
    EDH: 'available_for_pickup', // at a collection point
    EMH: 'delivery_failed', // delivery attempt failed
    EMI: 'delivered', // final delivery
    EDX: 'exception', // import terminated
  },
  // TrackingMore delivery states.
  trackingmore: {
    pending: 'not_found',
    notfound: 'not_found',
    transit: 'in_transit',
    pickup: 'out_for_delivery',
    delivered: 'delivered',
    undelivered: 'delivery_failed',
    exception: 'exception',
    expired: 'expired',
  },
  // kuaidi100 states; from general knowledge, not verified against its documentation.
  kuaidi100: {
    0: 'in_transit', // on the way
    1: 'pre_transit', // collected
    2: 'exception', // problem
    3: 'delivered', // signed for
    4: 'returned', // returned and signed
    5: 'out_for_delivery', // same-city delivery
    6: 'returning', // going back
    7: 'in_transit', // forwarded to another carrier
    8: 'customs', // clearing
    14: 'exception', // refused
  },
} as const satisfies Record<TrackingProvider, Record<string, TrackingStatus>>
