import { cancelShipment as route } from '@longhaul/contract/parcels/shipments.staff.ts'
import { lockParcelForStaff } from '../parcels/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { askCarrier } from './ask-carrier.ts'
import { followLater } from './follow-shipment.job.ts'
import { toShipment } from './shipment-card.ts'
import { findShipmentForJob, lockShipmentForStaff, updateShipmentAt } from './sql.ts'

export const cancelShipmentAction = writeAction(route, cancelShipment, {
  async afterwards(call, { id }) {
    await askCarrier(call.world, id).catch((error: unknown) => {
      call.world.log.warn({ err: error, shipment: id }, 'a carrier did not answer')
    })
    const shipment = orNotFound(await findShipmentForJob(call.db, id))
    if (shipment.stage === 'booked' && shipment.failure)
      throw new Refusal('carrier_refused', { note: shipment.failure })
    return toShipment(call, shipment)
  },
})

/** Cancels a booking, as long as the parcel is still at the warehouse. */
async function cancelShipment(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, now } = call
  const shipment = orNotFound(await lockShipmentForStaff(tx, params.id))
  const parcel = orNotFound(await lockParcelForStaff(tx, shipment.parcel_id))
  if (shipment.stage === 'cancelling') return toShipment(call, shipment)
  const isHere = shipment.stage === 'booked' && parcel.stage === 'to_ship'
  refuseIf(isHere ? null : 'transition_not_allowed')
  await updateShipmentAt(tx, shipment.id, 'booked', { stage: 'cancelling', stage_at: now, failure: '' })
  await followLater(call, shipment.id, 0)
  await audit(call, {
    action: 'cancel_shipment',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { carrier: shipment.carrier, carrier_ref: shipment.carrier_ref },
  })
  return toShipment(call, { ...shipment, stage: 'cancelling', stage_at: now })
}
