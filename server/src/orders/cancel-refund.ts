import { cancelRefund as route } from '@longhaul/contract/orders/orders.ts'
import { whyNotCancelRefund } from '@longhaul/domain/orders/refund.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { keepProblem } from './keep-problem.ts'
import { findLastRefundCase, lockRefundCaseForStaff, moveRefundCase } from './sql-refunds.ts'
import { lockOwnItem } from './sql.ts'
import { recordItemStep } from './take-item-step.ts'

export const cancelRefundAction = writeAction(route, cancelRefund)

/**
 * Withdraws a refund request; refused once it is decided, and after the refund deadline. An item that arrived
 * with a problem is then kept as it is.
 */
async function cancelRefund(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now } = call
  await lockShopper(tx, me.id)
  const item = orNotFound(await lockOwnItem(tx, me.id, params.id))
  const last = orNotFound(await findLastRefundCase(tx, item.id))
  const { id, stage } = orNotFound(await lockRefundCaseForStaff(tx, last.id))
  refuseIf(whyNotCancelRefund(stage, { refundDeadlineAt: item.refund_deadline_at }, now))
  if (!(await moveRefundCase(tx, { id, from: stage, to: 'cancelled', now })))
    throw new Refusal('refund_decided')
  const stayed = { itemId: item.id, from: item.stage, to: item.stage, now }
  await recordItemStep(tx, { ...stayed, step: 'cancel_refund', actor: 'shopper', actorId: me.id })
  await keepProblem(call, item, { actor: 'shopper', actorId: me.id })
  return { stage: 'cancelled' }
}
