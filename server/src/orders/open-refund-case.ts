import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { refundAmounts } from '@longhaul/domain/orders/refund.ts'
import type { AbnormalReason } from '@longhaul/domain/warehouse/inspection.ts'
import { notify } from '../messages/public.ts'
import type { Doing } from '../platform/job-call.ts'
import { closeOpenQuestion } from './sql-questions.ts'
import { findRefundBasis, insertRefundCase } from './sql-refunds.ts'
import type { ItemRow } from './sql.ts'
import { keepItemStep } from './take-item-step.ts'

/**
 * Opens a refund case for an item that is bought, by what was really paid and by whose fault it is. Whatever the shopper was asked about it is
 * answered by this. The item is locked by the caller. Answers the sum that is asked for, in fen.
 */
export async function openRefundCase(doing: Doing, item: ItemRow, reason: string): Promise<Fen> {
  const { tx, now } = doing
  const basis = await findRefundBasis(tx, item.id)
  const paid = { goodsFen: basis.goods_fen, freightFen: basis.freight_fen, serviceFen: basis.service_fen }
  const problem = basis.problem as AbnormalReason | null
  const amounts = refundAmounts({ stage: item.stage, problem }, paid)
  await closeOpenQuestion(tx, item.id, 'declined', now)
  await insertRefundCase(tx, {
    order_item_id: item.id,
    shopper_id: item.shopper_id,
    stage: 'requested',
    reason: reason || problem || item.stage,
    goods_fen: amounts.goodsFen,
    freight_fen: amounts.freightFen,
    service_fen: amounts.serviceFen,
    created_at: now,
    stage_at: now,
  })
  const stayed = { itemId: item.id, from: item.stage, to: item.stage, now }
  await keepItemStep(tx, { ...stayed, step: 'request_refund', actor: 'shopper', actorId: item.shopper_id })
  await notify(doing, item.shopper_id, {
    kind: 'refund_requested',
    args: { title: item.title },
    subject: { kind: 'order', id: item.order_id },
  })
  return sumFen(Object.values(amounts))
}
