import { Refusal, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { findLastRefundCase, lockRefundCaseForStaff, moveRefundCase } from './sql-refunds.ts'
import { lockItemForStaff } from './sql.ts'
import { recordItemStep } from './take-item-step.ts'

/**
 * Withdraws the request that a loss opened at the same moment, since the goods were found; refused once
 * anybody worked on it. The caller has locked the shopper's balance and the stock item.
 */
export async function withdrawLossRefund(
  { tx, now }: UnitOfWork,
  itemId: string,
  { staffId, at }: { staffId: string; at: Date },
): Promise<void> {
  const item = orNotFound(await lockItemForStaff(tx, itemId))
  const last = await findLastRefundCase(tx, item.id)
  if (last?.created_at.getTime() !== at.getTime()) throw new Refusal('decision_stands')
  const { id, stage } = orNotFound(await lockRefundCaseForStaff(tx, last.id))
  refuseIf(stage === 'requested' ? null : 'refund_decided')
  if (!(await moveRefundCase(tx, { id, from: stage, to: 'cancelled', now })))
    throw new Refusal('refund_decided')
  const by = { actor: 'staff', actorId: staffId } as const
  await recordItemStep(tx, { itemId, from: item.stage, to: item.stage, now, ...by, step: 'cancel_refund' })
}
