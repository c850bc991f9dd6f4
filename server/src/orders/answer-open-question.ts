import { needsReply, whyNotAnswer } from '@longhaul/domain/orders/question.ts'
import { refundablePieces } from '@longhaul/domain/orders/refund.ts'
import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'
import { noticeNames } from '../goods/public.ts'
import { notify } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { Refusal, badInput, refuseIf } from '../platform/http/refusal.ts'
import { acceptChange } from './accept-change.ts'
import { closeItem } from './close-item.ts'
import { keepProblem } from './keep-problem.ts'
import { openRefundCase } from './open-refund-case.ts'
import { closeOpenQuestion, findOpenQuestion, setReply } from './sql-questions.ts'
import type { ItemRow } from './sql.ts'

/**
 * The shopper accepts or declines, on the order's page or by a mail. Declining cancels an item that is not
 * bought yet; for an item that arrived with a problem it opens a refund request. The caller has locked the
 * shopper's balance and the item. A free question is accepted by words, which the buyer reads at the item.
 */
export async function answerOpenQuestion(
  work: UnitOfWork,
  item: ItemRow,
  { accept, reply = '' }: { accept: boolean; reply?: string | undefined },
): Promise<{ stage: ItemStage; supplement_id: string | null }> {
  const question = await findOpenQuestion(work.tx, item.id)
  if (!question) throw new Refusal('transition_not_allowed')
  refuseIf(whyNotAnswer({ answerBy: question.answer_by }, work.now))
  if (needsReply(question.kind, accept)) await keepReply(work, question.id, reply.trim())
  if (question.kind === 'problem') return accept ? await keep(work, item) : await requestRefund(work, item)
  return accept ? await acceptChange(work, item, question) : await cancel(work, item)
}

async function keepReply({ tx }: UnitOfWork, questionId: string, reply: string): Promise<void> {
  if (reply === '') throw badInput({ reply: 'required' })
  await setReply(tx, questionId, reply)
}

/** The shopper keeps the item despite its problem, and the warehouse shelves it. */
async function keep(work: UnitOfWork, item: ItemRow) {
  await closeOpenQuestion(work.tx, item.id, 'accepted', work.now)
  const stage = await keepProblem(work, item, { actor: 'shopper', actorId: item.shopper_id })
  return { stage, supplement_id: null }
}

async function requestRefund(work: UnitOfWork, item: ItemRow) {
  const pieces = refundablePieces({ quantity: item.quantity, refundedQuantity: item.refunded_quantity })
  await openRefundCase(work, item, { cause: 'other', pieces, reason: '' })
  return { stage: item.stage, supplement_id: null }
}

async function cancel(work: UnitOfWork, item: ItemRow) {
  const by = { actor: 'shopper', actorId: item.shopper_id } as const
  const releasedFen = await closeItem(work, item, { ...by, reason: '' })
  await notify(work, item.shopper_id, {
    kind: 'item_cancelled',
    args: { ...noticeNames(item), amount_fen: releasedFen },
    subject: { kind: 'order', id: item.order_id },
  })
  return { stage: 'cancelled' as const, supplement_id: null }
}
