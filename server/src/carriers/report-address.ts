import { reportAddress as route } from '@longhaul/contract/parcels/parcel-address.ts'
import { notify } from '../messages/public.ts'
import { lockParcelForStaff, takeParcelStep } from '../parcels/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { findNewestShipment } from './sql.ts'

export const reportAddressAction = writeAction(route, reportAddress)

/**
 * Reports that a carrier cannot use an address. Refuses while the parcel is booked: the label names the wrong
 * address, so the booking must be cancelled first.
 */
async function reportAddress(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, concerns } = call
  const reason = body.reason.trim()
  const parcel = orNotFound(await lockParcelForStaff(tx, params.id))
  const shipment = await findNewestShipment(tx, parcel.id)
  const isOpen = shipment !== undefined && OPEN.has(shipment.stage)
  refuseIf(isOpen && parcel.stage === 'to_ship' ? 'shipment_open' : null)
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  const stage = await takeParcelStep(tx, parcel, 'report_address', { ...by, note: reason })
  await notify(call, parcel.shopper_id, {
    kind: 'parcel_address_problem',
    args: { number: parcel.number, reason },
    subject: { kind: 'parcel', id: parcel.id },
  })
  await audit(call, {
    action: 'report_address',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { stage: parcel.stage },
    after: { stage },
    reason,
  })
  concerns(parcel.shopper_id)
  return { stage }
}

const OPEN: ReadonlySet<string> = new Set(['asked', 'booked', 'cancelling'])
