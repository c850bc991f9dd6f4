import { addTrackingEvent } from '@longhaul/contract/parcels.staff.ts'
import { stepByTracking } from '@longhaul/domain/parcels/tracking-step.ts'
import { TRACKING_STATUSES, type TrackingStatus } from '@longhaul/domain/shipping/tracking-status.ts'
import { trackingState } from '@longhaul/domain/shipping/tracking.ts'
import { notify } from '../messages/public.ts'
import { action } from '../platform/action.ts'
import { audit } from '../platform/audit.ts'
import type { Doing } from '../platform/job-call.ts'
import { badInput, found, refuseIf } from '../platform/refusal.ts'
import { readParcelDetail } from './parcel-detail.ts'
import { takeParcelStep } from './parcel-step.ts'
import { insertEvent, listEvents } from './sql-tracking.ts'
import { type ParcelRow, lockParcelForStaff, updateParcel } from './sql.ts'

/** News of a package, entered by hand: kept in any case, and the package goes where all its news together say it is. */
export const addTrackingEventAction = action(addTrackingEvent, async (call) => {
  const { tx, params, body, now } = call
  const status = TRACKING_STATUSES.find((known) => known === body.status)
  if (!status) throw badInput({ status: 'choice' })
  const happenedAt = body.happened_at ? new Date(body.happened_at) : now
  if (happenedAt > now) throw badInput({ happened_at: 'too_large' })
  const parcel = found(await lockParcelForStaff(tx, params.id))
  refuseIf(UNDER_WAY.has(parcel.stage) ? null : 'transition_not_allowed')
  const event = {
    status,
    place: body.place.trim(),
    description: body.description.trim(),
    happened_at: happenedAt,
  }
  await insertEvent(tx, {
    ...event,
    parcel_id: parcel.id,
    provider: 'manual',
    code: status,
    created_at: now,
  })
  await followTracking(call, parcel, event.description)
  await audit(call, {
    action: 'add_tracking_event',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    after: event,
  })
  await call.changed(parcel.shopper_id, 'parcels')
  await call.changed('staff', 'parcels')
  return await readParcelDetail(call, parcel.id)
})

const UNDER_WAY: ReadonlySet<string> = new Set(['in_transit', 'exception', 'delivered'])

/** It is the news that moves a package, not whoever typed it in: the step is the system's. */
async function followTracking(doing: Doing, parcel: ParcelRow, description: string): Promise<void> {
  const { tx, now } = doing
  const events = (await listEvents(tx, parcel.id)).map((event) => ({
    at: event.happened_at,
    // Only statuses of the list are ever written.
    status: event.status as TrackingStatus,
  }))
  const state = trackingState(events)
  const step = state && stepByTracking(parcel.stage, state.status)
  if (!state || !step) return
  await takeParcelStep(tx, parcel, step, { actor: 'system', actorId: null, now, note: state.status })
  if (step === 'deliver') await updateParcel(tx, parcel.id, { delivered_at: state.at })
  if (step === 'resume_transit') return
  await notify(doing, parcel.shopper_id, {
    kind: step === 'deliver' ? 'parcel_delivered' : 'parcel_exception',
    args: { number: parcel.number, ...(description ? { note: description } : {}) },
    subject: { kind: 'parcel', id: parcel.id },
  })
}
