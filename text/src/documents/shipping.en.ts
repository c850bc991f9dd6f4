import type { LineRefusal } from '@longhaul/domain/shipping/fee.ts'
import type { TrackingStatus } from '@longhaul/domain/shipping/tracking-status.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'

/** The limits that a package can exceed; both figures are passed formatted. */
type Limit = Exclude<
  LineRefusal['code'],
  'restricted_category' | 'invalid_weight' | 'invalid_dimensions' | 'country_not_served'
>

const fees: Record<Exclude<BillRow['kind'], 'service'>, string> = {
  first: 'First weight',
  steps: 'Further weight',
  customs: 'Customs declaration',
  operation: 'Packing',
  fuel: 'Fuel surcharge',
  remote_area: 'Remote area surcharge',
  insurance: 'Insurance',
  late_storage: 'Late storage',
  coupon: 'Coupon',
  tax: 'Tax we collect',
  duty: 'Duty and tax paid in advance',
}

const limits: Record<Limit, (actual: string, limit: string) => string> = {
  over_weight: (actual, limit) => `Too heavy: ${actual}, at most ${limit}`,
  over_length: (actual, limit) => `Too long: ${actual}, at most ${limit}`,
  over_sum: (actual, limit) => `Too large: its sides add up to ${actual}, at most ${limit}`,
  over_girth: (actual, limit) => `Too large: length and girth are ${actual}, at most ${limit}`,
}

const tracking: Record<TrackingStatus, string> = {
  not_found: 'The carrier has no news yet',
  pre_transit: 'The carrier expects the package',
  in_transit: 'On its way',
  departed_origin: 'Left China',
  customs: 'In customs clearance',
  customs_hold: 'Held by customs',
  customs_released: 'Cleared customs',
  arrived_destination: 'Arrived in the destination country',
  out_for_delivery: 'Out for delivery',
  available_for_pickup: 'Ready to be picked up',
  delivery_failed: 'Delivery failed',
  expired: 'No news for a long time',
  exception: 'Something is wrong',
  returning: 'On its way back',
  cancelled: 'Cancelled by the carrier',
  lost: 'Lost',
  destroyed: 'Destroyed',
  returned: 'Came back',
  delivered: 'Delivered',
}

/** The server's texts about prices, lines and tracking. */
export const text = {
  fees,
  limits,
  tracking,
  closed: (why: string) => `We don’t ship there at present: ${why}`,
  notServed: 'Does not ship there',
  noWeight: 'No weight given',
  noSize: 'No size given',
  refusesCategory: (category: string) => `Does not carry: ${category}`,
  handedOver: 'Handed to the carrier',
}
