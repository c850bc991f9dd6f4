import type { Fen } from '@longhaul/domain/money/fen.ts'
import {
  type RefundAmounts,
  type RefundCause,
  type RefundFault,
  couponGivenUp,
  refundAmounts,
  refundFault,
  refundSum,
} from '@longhaul/domain/orders/refund.ts'
import { noticeNames } from '../goods/public.ts'
import { notify } from '../messages/public.ts'
import type { Tx } from '../platform/database/db.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { readRefundedSoFar } from './refunded-so-far.ts'
import { closeOpenQuestion } from './sql-questions.ts'
import { findRefundBasis, insertRefundCase } from './sql-refunds.ts'
import type { ItemRow } from './sql.ts'
import { recordItemStep } from './take-item-step.ts'

/**
 * Opens a refund case for a bought item or some of its pieces. The sum depends on the price actually paid and
 * on who is at fault. The request also answers an open question about the item. The caller has locked the
 * item. `lostBy`: opened by a member of staff for what we lost, so at our expense, and the caller tells the
 * shopper. Returns the sum requested, in fen.
 */
export async function openRefundCase(
  work: UnitOfWork,
  item: ItemRow,
  asked: { cause: RefundCause; pieces: number; reason: string },
  lostBy: { staffId: string } | null = null,
): Promise<Fen> {
  const { tx, now } = work
  const { problem } = await findRefundBasis(tx, item.id)
  const fault = lostBy ? 'ours' : refundFault(asked.cause, problem)
  const amounts = await computeRefund(tx, item, { pieces: asked.pieces, fault })
  await closeOpenQuestion(tx, item.id, 'declined', now)
  await insertRefundCase(tx, {
    order_item_id: item.id,
    shopper_id: item.shopper_id,
    stage: 'requested',
    reason: asked.reason || problem || asked.cause,
    cause: asked.cause,
    quantity: asked.pieces,
    ...columnsOf(fault, amounts),
    created_at: now,
    stage_at: now,
  })
  const stayed = { itemId: item.id, from: item.stage, to: item.stage, now }
  const by = lostBy
    ? ({ actor: 'staff', actorId: lostBy.staffId } as const)
    : ({ actor: 'shopper', actorId: item.shopper_id } as const)
  await recordItemStep(tx, { ...stayed, step: 'request_refund', ...by })
  if (!lostBy)
    await notify(work, item.shopper_id, {
      kind: 'refund_requested',
      args: { ...noticeNames(item) },
      subject: { kind: 'order', id: item.order_id },
    })
  // Lets the warehouse cancel detail photos of the item that are not taken yet.
  await work.enqueue('follow-item', { itemId: item.id })
  return refundSum(amounts)
}

/**
 * The amounts of a refund if it were requested now. Refuses with `given_back_already` if everything paid has
 * been refunded. The caller has locked the shopper's balance and the item.
 */
export async function computeRefund(
  tx: Tx,
  item: ItemRow,
  ask: { pieces: number; fault: RefundFault },
): Promise<RefundAmounts & { discountFen: Fen }> {
  const basis = await findRefundBasis(tx, item.id)
  const refundedSoFar = (await readRefundedSoFar(tx, [item.id]))(item.id)
  refuseIf(refundedSoFar.leftFen > 0 ? null : 'given_back_already')
  const { returnFeeFen } = await readSettings(tx)
  const pieces = { quantity: item.quantity, refundedQuantity: item.refunded_quantity }
  const amounts = refundAmounts(
    { stage: item.stage, ...pieces },
    {
      goodsFen: basis.goods_fen,
      freightFen: basis.freight_fen,
      serviceFen: basis.service_fen,
      refundedSoFar,
    },
    { ...ask, returnFeeFen },
  )
  return { ...amounts, discountFen: couponGivenUp(pieces, basis.discount_fen, ask) }
}

/** The amounts as columns of a refund case. */
export const columnsOf = (fault: RefundFault, amounts: RefundAmounts & { discountFen: Fen }) => ({
  fault,
  goods_fen: amounts.goodsFen,
  freight_fen: amounts.freightFen,
  service_fen: amounts.serviceFen,
  return_fen: amounts.returnFen,
  discount_fen: amounts.discountFen,
})
