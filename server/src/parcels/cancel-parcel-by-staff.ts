import { cancelParcelByStaff as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { whyNotCancelParcel } from '@longhaul/domain/parcels/cancel.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { closeParcel } from './close-parcel.ts'
import { findParcelForStaff, lockParcelForStaff } from './sql.ts'

export const cancelParcelByStaffAction = writeAction(route, cancelParcelByStaff)

/** Cancels a package that cannot be sent, and notifies the shopper of the reason. */
async function cancelParcelByStaff(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const reason = body.reason.trim()
  const { shopper_id } = orNotFound(await findParcelForStaff(tx, params.id))
  await lockShopper(tx, shopper_id)
  const parcel = orNotFound(await lockParcelForStaff(tx, params.id))
  refuseIf(whyNotCancelParcel(parcel.stage, me.roles))
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  const releasedFen = await closeParcel(call, parcel, by, reason)
  await notify(call, shopper_id, {
    kind: 'parcel_cancelled',
    args: { number: parcel.number, reason, amount_fen: releasedFen },
    subject: { kind: 'parcel', id: parcel.id },
  })
  await audit(call, {
    action: 'cancel_parcel',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { stage: parcel.stage, frozen_fen: parcel.frozen_fen },
    after: { stage: 'cancelled', released_fen: releasedFen },
    reason,
  })
  return { released_fen: releasedFen }
}
