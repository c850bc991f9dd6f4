import type { HookEvent } from '@longhaul/domain/hooks/events.ts'
import { ORDER_STATUSES } from '@longhaul/domain/states/item-stages.ts'
import { PARCEL_STATUSES } from '@longhaul/domain/states/parcel-stages.ts'
import { MILESTONES } from '@longhaul/domain/shipping/milestones.ts'
import { TRACKING_STATUSES } from '@longhaul/domain/shipping/tracking-status.ts'
import { type TSchema, Type } from 'typebox'
import { Id, Moment, nullable, oneOf } from '../fields.ts'

const number = Type.String()
const orderStatus = { status: oneOf(ORDER_STATUSES), previous_status: oneOf(ORDER_STATUSES) }
const parcel = { parcel_id: Id, number }

const body = (type: string, data: TSchema) =>
  Type.Object({ type: Type.Literal(type), timestamp: Moment, data })

/** The payload that a hook receives for each event: just enough to request the rest. */
export const hookBodies: Readonly<Record<HookEvent | 'test', TSchema>> = {
  'order.status_changed': body(
    'order.status_changed',
    Type.Object({ order_id: Id, number, ...orderStatus }, { additionalProperties: false }),
  ),
  'item.status_changed': body(
    'item.status_changed',
    Type.Object({ item_id: Id, order_id: Id, number, ...orderStatus }, { additionalProperties: false }),
  ),
  'parcel.status_changed': body(
    'parcel.status_changed',
    Type.Object(
      { ...parcel, status: oneOf(PARCEL_STATUSES), previous_status: oneOf(PARCEL_STATUSES) },
      { additionalProperties: false },
    ),
  ),
  'parcel.tracking': body(
    'parcel.tracking',
    Type.Object(
      {
        ...parcel,
        milestone: nullable(oneOf(MILESTONES)),
        tracking_status: nullable(oneOf(TRACKING_STATUSES)),
      },
      { additionalProperties: false },
    ),
  ),
  test: body('test', Type.Object({}, { additionalProperties: false })),
}
