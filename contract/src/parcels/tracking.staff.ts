import { PARCEL_STAGES } from '@longhaul/domain/states/parcel-stages.ts'
import { Type } from 'typebox'
import { ById, Done, Id, Moment, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'
import { number_confirmed } from './parcels.staff.ts'

export const ALARM_KINDS = ['trouble', 'late', 'not_tracked', 'no_news'] as const

export const ParcelAlarm = Type.Object({
  id: Id,
  kind: oneOf(ALARM_KINDS),
  /** The tracking status when the alarm was raised, and the carrier's words. */
  status: Type.String(),
  detail: Type.String(),
  raised_at: Moment,
  parcel_id: Id,
  number: Type.String(),
  stage: oneOf(PARCEL_STAGES),
  tracking_number: nullable(Type.String()),
  line_name: Type.String(),
  country_name: Type.String(),
  shopper_id: Id,
  shopper_name: Type.String(),
  shopper_code: Type.String(),
})

export const listParcelAlarms = route('GET /staff/parcel_alarms', {
  who: { staff: ['support', 'warehouse'] },
  summary: 'List alarms for packages under way: trouble, late, not tracked, or without news. Newest first.',
  query: Type.Object(pageQuery),
  shows: ['parcels'],
  reply: pageOf(ParcelAlarm),
})

export const settleParcelAlarm = route('POST /staff/parcel_alarms/{id}/settle', {
  who: { staff: ['support', 'warehouse'] },
  summary: 'Mark an alarm as resolved',
  params: ById,
  body: Type.Object({ note: text(500) }),
  changes: ['parcels'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const correctTrackingNumber = route('POST /staff/parcels/{id}/tracking_number', {
  who: { staff: ['warehouse', 'support'] },
  summary: 'Correct the tracking number or carrier of a package under way; its tracking starts again',
  params: ById,
  body: Type.Object({
    tracking_number: Type.String({ minLength: 4, maxLength: 60 }),
    carrier: text(40),
    number_confirmed,
  }),
  changes: ['parcels'],
  reply: Type.Object({ tracking_number: Type.String(), carrier: Type.String() }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
