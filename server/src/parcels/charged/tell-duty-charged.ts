import { tellDutyCharged as route } from '@longhaul/contract/parcels/duty-charged.ts'
import { whyNotTellDuty } from '@longhaul/domain/parcels/duty-charged.ts'
import { findReceipt, saveCharges, toChargeRows } from '../../customs/public.ts'
import { ownFilesOfKind } from '../../files/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockOwnParcel } from '../sql.ts'

export const tellDutyChargedAction = writeAction(route, tellDutyCharged)

/** The shopper tells what was charged when the package came. It is held against the estimate, no more. */
async function tellDutyCharged(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const parcel = orNotFound(await lockOwnParcel(tx, me.id, params.id))
  const before = await findReceipt(tx, parcel.id)
  refuseIf(whyNotTellDuty(parcel.stage, before?.told_at ?? null, now))
  const { amount_minor: amountMinor, currency, file_id: fileId } = body
  if (fileId !== null) {
    const own = await ownFilesOfKind(tx, { shopperId: me.id }, [fileId], 'attachment')
    if (own.length === 0) throw badInput({ file_id: 'unknown' })
  }
  const [charge] = await toChargeRows(tx, [{ parcel, amountMinor, currency }], 'receipt', now)
  if (!charge) throw badInput({ currency: 'unknown' })
  await saveCharges(tx, [{ ...charge, file_id: fileId, told_at: before?.told_at ?? now, changed_at: now }])
  return {}
}
