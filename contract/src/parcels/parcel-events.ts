import { MILESTONES } from '@longhaul/domain/shipping/milestones.ts'
import { TRACKING_STATUSES } from '@longhaul/domain/shipping/tracking-status.ts'
import { PARCEL_STATUSES } from '@longhaul/domain/states/parcel-stages.ts'
import { Type } from 'typebox'
import { Fen, Id, nullable, oneOf } from '../fields.ts'
import { event } from '../hooks/event.ts'

const parcel = { parcel_id: Id, number: Type.String() }

/** What `POST /parcels`, packing and the carrier's reports cause. */
export const parcelEvents = {
  'parcel.created': event('parcel.created', parcel),
  'parcel.packed': event('parcel.packed', {
    ...parcel,
    grams: Type.Integer({ minimum: 1 }),
    amount_fen: Fen,
  }),
  'parcel.status_changed': event('parcel.status_changed', {
    ...parcel,
    status: oneOf(PARCEL_STATUSES),
    previous_status: oneOf(PARCEL_STATUSES),
  }),
  'parcel.tracking': event('parcel.tracking', {
    ...parcel,
    milestone: nullable(oneOf(MILESTONES)),
    tracking_status: nullable(oneOf(TRACKING_STATUSES)),
  }),
}
