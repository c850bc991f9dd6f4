import { takeBackReceipt as route } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { whyNotTakeBack } from '@longhaul/domain/warehouse/unclaimed.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { takeInboundStep } from '../inbound-step.ts'
import { lockStockForSteps, setUnclaimed } from '../sql.ts'
import { lockArrivalById } from '../sql-undo.ts'
import { moveStock } from '../stock-step.ts'
import { listReceived, revokeAcceptedClaim, setDisputed } from './sql-disputes.ts'
import { findUnclaimedRow, lockUnclaimed } from './sql-unclaimed.ts'
import { readUnclaimed } from './unclaimed-detail.ts'
import { takeUnclaimedStep } from './unclaimed-step.ts'

export const takeBackReceiptAction = writeAction(route, takeBackReceipt)

/**
 * Decides that a disputed parcel is not its receiver's: it leaves their shelf and is unclaimed again, for the
 * order whose number it has or for whoever proves it. The shopper is told why, and may claim it with proof.
 * Goods that we bought are not taken back, and what is in a package leaves it first.
 */
async function takeBackReceipt(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, concerns } = call
  const reason = body.reason.trim()
  if (reason === '') throw badInput({ reason: 'required' }, 'reason_required')
  orNotFound(await findUnclaimedRow(tx, params.id))
  await lockArrivalById(tx, params.id)
  const received = await listReceived(tx, params.id)
  const ids = received.map((thing) => thing.id)
  const locked = await lockStockForSteps(tx, ids)
  refuseIf(
    whyNotTakeBack(locked.map((thing) => ({ stage: thing.stage, isBought: thing.order_item_id !== null }))),
  )
  // Not a step of the table that an order's items follow too: only here do goods that a shopper sent leave
  // their shelf for another owner.
  const by = { actor: 'staff', actorId: me.id, now } as const
  for (const { id, stage: from } of locked)
    await moveStock(tx, [id], { from, to: 'abandoned', step: 'take_back' }, by)
  await setDisputed(tx, params.id, null)
  const parcel = orNotFound(await lockUnclaimed(tx, params.id))
  const stage = await takeUnclaimedStep(tx, parcel, 'take_back', { me, now, note: reason })
  await setUnclaimed(tx, parcel.id, true)
  await revokeAcceptedClaim(tx, parcel.id, { reason, decided_by: me.id, decided_at: now })
  for (const { inbound_id: inboundId, shopper_id: shopperId, goods } of received) {
    await takeInboundStep(tx, { id: inboundId!, stage: 'arrived' }, 'end', { actors: me.roles, now })
    await notify(call, shopperId, {
      kind: 'receipt_taken_back',
      args: { title: goods.title, reason },
      subject: { kind: 'inbound', id: inboundId! },
    })
    concerns(shopperId)
  }
  await audit(call, {
    action: 'take_back_receipt',
    subjectKind: 'unclaimed',
    subjectId: parcel.id,
    before: { stage: parcel.stage, stock_item_ids: ids },
    after: { stage },
    reason,
  })
  return await readUnclaimed(call, parcel.id)
}
