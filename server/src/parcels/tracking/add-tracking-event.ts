import { addTrackingEvent as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { isOfThisShipment } from '@longhaul/domain/shipping/tracking.ts'
import { TRACKING_STATUSES } from '@longhaul/domain/shipping/tracking-status.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { applyTrackingUpdate } from './apply-tracking-update.ts'
import { readParcelDetail } from '../reading/parcel-detail.ts'
import { lockParcelForStaff } from '../sql.ts'

export const addTrackingEventAction = writeAction(route, addTrackingEvent)

/**
 * Adds a manually entered tracking update. It is always stored; the package moves to the stage that all its
 * updates together imply.
 */
async function addTrackingEvent(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, now } = call
  const status = TRACKING_STATUSES.find((known) => known === body.status)
  if (!status) throw badInput({ status: 'choice' })
  const happenedAt = body.happened_at ? new Date(body.happened_at) : now
  if (happenedAt > now) throw badInput({ happened_at: 'too_large' })
  const parcel = orNotFound(await lockParcelForStaff(tx, params.id))
  refuseIf(UNDER_WAY.has(parcel.stage) ? null : 'transition_not_allowed')
  if (!isOfThisShipment(happenedAt, parcel.shipped_at)) throw badInput({ happened_at: 'too_small' })
  const event = {
    status,
    place: body.place.trim(),
    description: body.description.trim(),
    happened_at: happenedAt,
  }
  await applyTrackingUpdate(call, parcel, 'manual', [
    { code: status, status, place: event.place, description: event.description, happenedAt },
  ])
  await audit(call, {
    action: 'add_tracking_event',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    after: event,
  })
  return await readParcelDetail(call, parcel.id)
}

/** Includes `lost`: a package compensated as lost may still turn up. */
const UNDER_WAY: ReadonlySet<string> = new Set(['in_transit', 'exception', 'delivered', 'lost'])
