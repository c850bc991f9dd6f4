import type { Fen } from '@longhaul/domain/money/fen.ts'
import { openRefundStage } from '@longhaul/domain/orders/refund-case.ts'
import { refundSum } from '@longhaul/domain/orders/refund.ts'
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

/**
 * Opens the request again that a loss opened, and that was withdrawn at a moment because the goods seemed to
 * be found. The caller has locked the shopper's balance and the stock item. Returns the sum requested in fen;
 * null if none was withdrawn then.
 */
export async function reopenLossRefund(
  work: UnitOfWork,
  itemId: string,
  { staffId, at, withdrawnAt }: { staffId: string; at: Date; withdrawnAt: Date },
): Promise<Fen | null> {
  const { tx, now } = work
  const item = orNotFound(await lockItemForStaff(tx, itemId))
  const last = await findLastRefundCase(tx, item.id)
  refuseIf(last && openRefundStage(last.stage) ? 'decision_stands' : null)
  const isWithdrawn =
    last?.stage === 'cancelled' &&
    last.created_at.getTime() === at.getTime() &&
    last.stage_at.getTime() === withdrawnAt.getTime()
  if (!isWithdrawn) return null
  if (!(await moveRefundCase(tx, { id: last.id, from: 'cancelled', to: 'requested', now })))
    throw new Refusal('decision_stands')
  const by = { actor: 'staff', actorId: staffId } as const
  await recordItemStep(tx, { itemId, from: item.stage, to: item.stage, now, ...by, step: 'request_refund' })
  await work.enqueue('follow-item', { itemId })
  return refundSum({
    goodsFen: last.goods_fen,
    freightFen: last.freight_fen,
    serviceFen: last.service_fen,
    returnFen: last.return_fen,
  })
}
