import { whyNotCancelRefund } from '@longhaul/domain/orders/refund.ts'
import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { Refusal, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { keepProblem } from './keep-problem.ts'
import { findLastRefundCase, lockRefundCaseForStaff, moveRefundCase } from './sql-refunds.ts'
import type { ItemRow } from './sql.ts'
import { recordItemStep } from './take-item-step.ts'

/**
 * Withdraws a shopper's refund request; refused once it is decided, and after the refund deadline. An item
 * that arrived with a problem is then kept as it is. The caller has locked the item. Returns its stage.
 */
export async function withdrawRefund(work: UnitOfWork, item: ItemRow): Promise<ItemStage> {
  const { tx, now } = work
  const last = orNotFound(await findLastRefundCase(tx, item.id))
  const { id, stage } = orNotFound(await lockRefundCaseForStaff(tx, last.id))
  refuseIf(whyNotCancelRefund(stage, { refundDeadlineAt: item.refund_deadline_at }, now))
  if (!(await moveRefundCase(tx, { id, from: stage, to: 'cancelled', now })))
    throw new Refusal('refund_decided')
  const by = { actor: 'shopper', actorId: item.shopper_id } as const
  const stayed = { itemId: item.id, from: item.stage, to: item.stage, now }
  await recordItemStep(tx, { ...stayed, ...by, step: 'cancel_refund' })
  return await keepProblem(work, item, by)
}
