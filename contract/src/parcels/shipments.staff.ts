import { Type } from 'typebox'
import { ById, Id, Moment, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

/**
 * A package booked through a carrier's API. `asked`: the carrier has not answered yet; the request is retried
 * automatically with the same key.
 */
export const Shipment = Type.Object({
  id: Id,
  carrier: Type.String(),
  carrier_name: Type.String(),
  service: Type.String(),
  stage: oneOf(['asked', 'booked', 'refused', 'cancelling', 'cancelled']),
  carrier_ref: nullable(Type.String()),
  tracking_number: nullable(Type.String()),
  /** The carrier's label as a PDF, while the URL is valid. */
  label_url: nullable(Type.String()),
  /** The carrier's refusal in its own words. */
  failure: Type.String(),
  /**
   * Until when the request to a carrier that did not answer is retried automatically; null once it has
   * answered.
   */
  asked_again_until: nullable(Moment),
  created_at: Moment,
})

export const getShipment = route('GET /staff/parcels/{id}/shipment', {
  who: { staff: ['warehouse', 'support'] },
  summary:
    'Get the latest shipment booked for a package, and the carrier with which its shipping method can be booked',
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
    'Book a packed package with the carrier of its shipping method, for a tracking number and label. A repeated call does not book it again.',
  params: ById,
  body: Type.Object({
    /** Confirms that the carrier reads the address as it is, although not all of it is in Latin letters. */
    letters_confirmed: Type.Optional(Type.Boolean()),
  }),
  changes: ['parcels'],
  reply: Shipment,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input', 'try_again'],
})

export const cancelShipment = route('POST /staff/shipments/{id}/cancel', {
  who: { staff: ['warehouse'] },
  summary: 'Cancel a booked shipment that the carrier has not received yet',
  params: ById,
  body: Type.Object({}),
  changes: ['parcels'],
  reply: Shipment,
  refusals: ['not_found', 'transition_not_allowed', 'try_again'],
})
