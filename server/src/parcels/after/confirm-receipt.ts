import { confirmReceipt } from '@longhaul/contract/parcels/parcels.ts'
import { notify } from '../../messages/public.ts'
import { action } from '../../platform/http/action.ts'
import type { Doing } from '../../platform/jobs/job-call.ts'
import { found } from '../../platform/http/refusal.ts'
import { settleAlarms } from '../tracking/alarms.ts'
import { type TakenBy, takeParcelStep } from '../parcel-step.ts'
import { type ParcelRow, lockOwnParcel, updateParcel } from '../sql.ts'

/** The package is there. */
export const confirmReceiptAction = action(confirmReceipt, async (call) => {
  const { tx, me, params, now } = call
  const parcel = found(await lockOwnParcel(tx, me.id, params.id))
  return { stage: await finishParcel(call, parcel, { actor: 'shopper', actorId: me.id, now }) }
})

/** What receipt means, whoever confirms it. The package is locked by the caller. */
export async function finishParcel(doing: Doing, parcel: ParcelRow, by: TakenBy) {
  const { tx, now, changed } = doing
  const stage = await takeParcelStep(tx, parcel, 'confirm_receipt', by)
  await updateParcel(tx, parcel.id, { done_at: now })
  await settleAlarms(doing, parcel.id)
  await notify(doing, parcel.shopper_id, {
    kind: 'parcel_done',
    args: { number: parcel.number },
    subject: { kind: 'parcel', id: parcel.id },
  })
  await doing.enqueue('earn-points', { parcelId: parcel.id })
  await changed(parcel.shopper_id, 'parcels')
  await changed('staff', 'parcels')
  return stage
}
