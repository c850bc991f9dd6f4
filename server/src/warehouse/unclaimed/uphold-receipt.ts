import { upholdReceipt as route } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, orNotFound } from '../../platform/http/refusal.ts'
import { setDisputed } from './sql-disputes.ts'
import { findUnclaimedRow, lockUnclaimed } from './sql-unclaimed.ts'
import { lockArrivalById } from '../sql-undo.ts'
import { readUnclaimed } from './unclaimed-detail.ts'
import { takeUnclaimedStep } from './unclaimed-step.ts'

export const upholdReceiptAction = writeAction(route, upholdReceipt)

/**
 * Decides that a disputed parcel stays with whom it was received for: the buyer's number was wrong. What it
 * brought is free again.
 */
async function upholdReceipt(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const reason = body.reason.trim()
  if (reason === '') throw badInput({ reason: 'required' }, 'reason_required')
  orNotFound(await findUnclaimedRow(tx, params.id))
  await lockArrivalById(tx, params.id)
  await setDisputed(tx, params.id, null)
  const parcel = orNotFound(await lockUnclaimed(tx, params.id))
  const stage = await takeUnclaimedStep(tx, parcel, 'uphold', { me, now, note: reason })
  await audit(call, {
    action: 'uphold_receipt',
    subjectKind: 'unclaimed',
    subjectId: parcel.id,
    before: { stage: parcel.stage },
    after: { stage },
    reason,
  })
  return await readUnclaimed(call, parcel.id)
}
