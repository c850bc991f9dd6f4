import type { HookEvent } from '@longhaul/domain/hooks/events.ts'
import { type TSchema, Type } from 'typebox'
import { Moment } from '../fields.ts'
import { approvalEvents } from '../accounts/approval-events.ts'
import { balanceEvents } from '../funds/balance-events.ts'
import { dueEvents, orderEvents, questionEvents, refundEvents } from '../orders/order-events.ts'
import { parcelEvents } from '../parcels/parcel-events.ts'
import { shelfEvents } from '../warehouse/shelf-events.ts'

/** The catalogue: the body of every event, declared beside what causes it. */
export const eventBodies = {
  ...orderEvents,
  ...questionEvents,
  ...refundEvents,
  ...dueEvents,
  ...shelfEvents,
  ...parcelEvents,
  ...balanceEvents,
  ...approvalEvents,
} satisfies Readonly<Record<HookEvent, TSchema>>

/** The payload that a hook receives for each event, and for a test. */
export const hookBodies: Readonly<Record<HookEvent | 'test', TSchema>> = {
  ...eventBodies,
  test: Type.Object({
    type: Type.Literal('test'),
    timestamp: Moment,
    data: Type.Object({}, { additionalProperties: false }),
  }),
}
