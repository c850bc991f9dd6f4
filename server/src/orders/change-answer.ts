import { whyNotChangeAnswer } from '@longhaul/domain/orders/change-answer.ts'
import { openRefundStage } from '@longhaul/domain/orders/refund-case.ts'
import { refundablePieces } from '@longhaul/domain/orders/refund.ts'
import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'
import { noticeNames } from '../goods/public.ts'
import { notify } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { Refusal, refuseIf } from '../platform/http/refusal.ts'
import { closeItem } from './close-item.ts'
import { openRefundCase } from './open-refund-case.ts'
import { findLastQuestion, turnAnswer } from './sql-questions.ts'
import { findLastRefundCase, hasOpenClaim } from './sql-refunds.ts'
import type { ItemRow } from './sql.ts'
import { recordItemStep } from './take-item-step.ts'
import { withdrawRefund } from './withdraw-refund.ts'

/**
 * The shopper gives the other answer to the last question about an item, once, on the order's page or by the
 * link of a mail (domain/src/orders/change-answer.ts says when). Refused if `accept` is not the other answer,
 * so that a click too many changes nothing. The caller has locked the shopper's balance and the item.
 */
export async function changeAnswer(
  work: UnitOfWork,
  item: ItemRow,
  { accept, byMail = false }: { accept: boolean; byMail?: boolean },
): Promise<{ stage: ItemStage; supplement_id: null }> {
  const { tx, now } = work
  const question = await findLastQuestion(tx, item.id)
  if (!question) throw new Refusal('transition_not_allowed')
  const last = await findLastRefundCase(tx, item.id)
  const facts = {
    kind: question.kind,
    answer: question.answer,
    answerBy: question.answer_by,
    changedAt: question.changed_at,
    stage: item.stage,
    refundStage: openRefundStage(last?.stage),
    claimOpen: await hasOpenClaim(tx, item.id),
    refundDeadlineAt: item.refund_deadline_at,
  }
  refuseIf(whyNotChangeAnswer(facts, now))
  // A request is locked before its question.
  const kept = question.kind === 'problem' && accept ? await withdrawRefund(work, item) : null
  if (!(await turnAnswer(tx, question.id, accept ? 'accepted' : 'declined', now)))
    throw new Refusal('transition_not_allowed')
  const by = { actor: 'shopper', actorId: item.shopper_id } as const
  await recordItemStep(tx, {
    ...by,
    itemId: item.id,
    step: byMail ? 'change_answer_by_mail' : 'change_answer',
    from: item.stage,
    to: item.stage,
    now,
  })
  if (question.kind !== 'problem') return { stage: await cancelAfterAll(work, item), supplement_id: null }
  if (kept) return { stage: kept, supplement_id: null }
  const pieces = refundablePieces({ quantity: item.quantity, refundedQuantity: item.refunded_quantity })
  await openRefundCase(work, item, { cause: 'other', pieces, reason: '' })
  return { stage: item.stage, supplement_id: null }
}

/** Cancels an item whose new terms were accepted: all that is on hold for it goes back, once. */
async function cancelAfterAll(work: UnitOfWork, item: ItemRow): Promise<'cancelled'> {
  // With the buyers already, so the system takes the step; the decision is recorded as the shopper's.
  const by =
    item.stage === 'to_purchase'
      ? ({ actor: 'system', actorId: null } as const)
      : ({ actor: 'shopper', actorId: item.shopper_id } as const)
  // The seller changed the terms, so the cancellation does not count as the shopper's choice.
  const backFen = await closeItem(work, item, { ...by, closedBy: 'shopper', reason: '', isChoice: false })
  await notify(work, item.shopper_id, {
    kind: 'item_cancelled',
    args: { ...noticeNames(item), amount_fen: backFen },
    subject: { kind: 'order', id: item.order_id },
  })
  return 'cancelled'
}
