import { cancelRefund } from '@longhaul/contract/orders/orders.ts'
import { whyNotCancelRefund } from '@longhaul/domain/orders/refund.ts'
import { lockShopper } from '../ledger/public.ts'
import { action } from '../platform/http/action.ts'
import { Refusal, found, refuseIf } from '../platform/http/refusal.ts'
import { keepProblem } from './keep-problem.ts'
import { findLastRefundCase, lockRefundCaseForStaff, moveRefundCase } from './sql-refunds.ts'
import { lockOwnItem } from './sql.ts'
import { keepItemStep } from './take-item-step.ts'

/** Withdraws a refund request; refused once it is decided, and after the refund deadline. What came with a problem is kept then. */
export const cancelRefundAction = action(cancelRefund, async (call) => {
  const { tx, me, params, now, changed } = call
  await lockShopper(tx, me.id)
  const item = found(await lockOwnItem(tx, me.id, params.id))
  const last = found(await findLastRefundCase(tx, item.id))
  const { id, stage } = found(await lockRefundCaseForStaff(tx, last.id))
  refuseIf(whyNotCancelRefund(stage, { refundDeadlineAt: item.refund_deadline_at }, now))
  if (!(await moveRefundCase(tx, { id, from: stage, to: 'cancelled', now })))
    throw new Refusal('refund_decided')
  const stayed = { itemId: item.id, from: item.stage, to: item.stage, now }
  await keepItemStep(tx, { ...stayed, step: 'cancel_refund', actor: 'shopper', actorId: me.id })
  await keepProblem(call, item, { actor: 'shopper', actorId: me.id })
  await changed(me.id, 'orders')
  await changed('staff', 'orders')
  return { stage: 'cancelled' }
})
