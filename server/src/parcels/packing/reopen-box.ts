import { reopenBox as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { lockShopper } from '../../ledger/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { takeParcelStep } from '../parcel-step.ts'
import { cancelOpenSupplement } from '../paying/sql-supplements.ts'
import { readParcelDetail } from '../reading/parcel-detail.ts'
import { hasOpenShipment } from '../sql-items.ts'
import { lockParcelHere } from './lock-parcel-here.ts'
import { findParcelForStaff, updateParcel } from '../sql.ts'

export const reopenBoxAction = writeAction(route, reopenBox)

/**
 * Returns a packed box to the bench to be reweighed or repacked: its weight and bill are discarded, and an
 * open extra payment is withdrawn. Packing it again settles by what has been paid so far. Refused once a
 * carrier is booked, because the booking states the weight.
 */
async function reopenBox(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, concerns } = call
  const reason = body.reason.trim()
  const { shopper_id } = orNotFound(await findParcelForStaff(tx, params.id))
  await lockShopper(tx, shopper_id)
  const parcel = await lockParcelHere(call, params.id)
  refuseIf((await hasOpenShipment(tx, parcel.id)) ? 'carrier_booked' : null)
  const stage = await takeParcelStep(tx, parcel, 'reopen_box', {
    actor: 'staff',
    actorId: me.id,
    roles: me.roles,
    now,
    note: reason,
  })
  await cancelOpenSupplement(tx, parcel.id, now)
  await updateParcel(tx, parcel.id, {
    actual_grams: null,
    actual_size_mm: null,
    actual_fees: null,
    actual_fen: null,
    packed_at: null,
    carton_code: null,
  })
  concerns(shopper_id)
  await audit(call, {
    action: 'reopen_box',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { stage: parcel.stage, actual_grams: parcel.actual_grams, actual_fen: parcel.actual_fen },
    after: { stage },
    reason,
  })
  return await readParcelDetail(call, parcel.id)
}
