import { Type } from 'typebox'
import { ById, Id, Moment, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

/** A package booked with a carrier by its interface. `asked`: it did not answer yet, and is asked again by itself with the same key. */
export const Shipment = Type.Object({
  id: Id,
  carrier: Type.String(),
  carrier_name: Type.String(),
  service: Type.String(),
  stage: oneOf(['asked', 'booked', 'refused', 'cancelling', 'cancelled']),
  carrier_ref: nullable(Type.String()),
  tracking_number: nullable(Type.String()),
  /** The carrier's label as a PDF, as long as the address is good. */
  label_url: nullable(Type.String()),
  /** What the carrier refused, in its own words. */
  failure: Type.String(),
  /** Until when a carrier that did not answer is asked again by itself; null where it has. */
  asked_again_until: nullable(Moment),
  created_at: Moment,
})

export const getShipment = route('GET /staff/parcels/{id}/shipment', {
  who: { staff: ['warehouse', 'support'] },
  summary:
    'The newest shipment that was booked for a package, and the carrier that its line can be booked with.',
  params: ById,
  shows: ['parcels'],
  reply: Type.Object({
    offered: nullable(
      Type.Object({ carrier: Type.String(), carrier_name: Type.String(), service: Type.String() }),
    ),
    shipment: nullable(Shipment),
  }),
  refusals: ['not_found'],
})

export const bookShipment = route('POST /staff/parcels/{id}/book', {
  who: { staff: ['warehouse'] },
  summary:
    'Book a packed package with the carrier of its line: number and label. Asked again, it is still booked once.',
  params: ById,
  body: Type.Object({}),
  changes: ['parcels'],
  reply: Shipment,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input', 'try_again'],
})

export const cancelShipment = route('POST /staff/shipments/{id}/cancel', {
  who: { staff: ['warehouse'] },
  summary: 'Cancel a booked shipment that the carrier does not have yet.',
  params: ById,
  body: Type.Object({}),
  changes: ['parcels'],
  reply: Shipment,
  refusals: ['not_found', 'transition_not_allowed', 'try_again'],
})
