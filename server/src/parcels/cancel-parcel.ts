import { cancelParcel } from '@longhaul/contract/parcels/parcels.ts'
import { cancelParcelByStaff } from '@longhaul/contract/parcels/parcels.staff.ts'
import { whyNotCancelParcel } from '@longhaul/domain/parcels/cancel.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, found, refuseIf } from '../platform/http/refusal.ts'
import { closeParcel } from './close-parcel.ts'
import { findParcelForStaff, lockOwnParcel, lockParcelForStaff } from './sql.ts'

/** The shopper wants the goods back on the shelf. */
export const cancelParcelAction = action(cancelParcel, async (call) => {
  const { tx, me, params, body, now } = call
  await lockShopper(tx, me.id)
  const parcel = found(await lockOwnParcel(tx, me.id, params.id))
  refuseIf(whyNotCancelParcel(parcel.stage, ['shopper']))
  const by = { actor: 'shopper', actorId: me.id, now } as const
  return { released_fen: await closeParcel(call, parcel, by, body.reason?.trim() ?? '') }
})

/** We cannot send it: the shopper is told why. */
export const cancelParcelByStaffAction = action(cancelParcelByStaff, async (call) => {
  const { tx, me, params, body, now } = call
  const reason = body.reason.trim()
  if (reason === '') throw badInput({ reason: 'required' }, 'reason_required')
  const { shopper_id } = found(await findParcelForStaff(tx, params.id))
  await lockShopper(tx, shopper_id)
  const parcel = found(await lockParcelForStaff(tx, params.id))
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
})
