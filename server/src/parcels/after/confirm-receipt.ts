import { confirmReceipt as route } from '@longhaul/contract/parcels/parcels.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { settleAlarms } from '../tracking/alarms.ts'
import { type TakenBy, takeParcelStep } from '../parcel-step.ts'
import { type ParcelRow, lockOwnParcel, updateParcel } from '../sql.ts'

export const confirmReceiptAction = writeAction(route, confirmReceipt)

/** The shopper confirms that the package has arrived. */
async function confirmReceipt(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now } = call
  const parcel = orNotFound(await lockOwnParcel(tx, me.id, params.id))
  return { stage: await finishParcel(call, parcel, { actor: 'shopper', actorId: me.id, now }) }
}

/**
 * Completes a package whose receipt was confirmed by a person or a job. The caller has locked the package.
 */
export async function finishParcel(work: UnitOfWork, parcel: ParcelRow, by: TakenBy) {
  const { tx, now, concerns } = work
  const stage = await takeParcelStep(tx, parcel, 'confirm_receipt', by)
  await updateParcel(tx, parcel.id, { done_at: now })
  await settleAlarms(work, parcel.id)
  await notify(work, parcel.shopper_id, {
    kind: 'parcel_done',
    args: { number: parcel.number },
    subject: { kind: 'parcel', id: parcel.id },
  })
  await work.enqueue('earn-points', { parcelId: parcel.id })
  await work.enqueue('earn-shares', { parcelId: parcel.id })
  concerns(parcel.shopper_id)
  return stage
}
