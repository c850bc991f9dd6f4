import { answerQuestion as route } from '@longhaul/contract/orders/orders.ts'
import { whyNotAnswer } from '@longhaul/domain/orders/question.ts'
import { refundablePieces } from '@longhaul/domain/orders/refund.ts'
import { noticeNames } from '../goods/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { Refusal, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { acceptChange } from './accept-change.ts'
import { closeItem } from './close-item.ts'
import { keepProblem } from './keep-problem.ts'
import { openRefundCase } from './open-refund-case.ts'
import { closeOpenQuestion, findOpenQuestion } from './sql-questions.ts'
import { type ItemRow, lockOwnItem } from './sql.ts'

export const answerQuestionAction = writeAction(route, answerQuestion)

/**
 * The shopper accepts or declines. Declining cancels an item that is not bought yet; for an item that arrived
 * with a problem it opens a refund request.
 */
async function answerQuestion(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  await lockShopper(tx, me.id)
  const item = orNotFound(await lockOwnItem(tx, me.id, params.id))
  const question = await findOpenQuestion(tx, item.id)
  if (!question) throw new Refusal('transition_not_allowed')
  refuseIf(whyNotAnswer({ answerBy: question.answer_by }, now))
  if (question.kind === 'problem') return body.accept ? await keep(call, item) : await giveBack(call, item)
  return body.accept ? await acceptChange(call, item, question) : await cancel(call, item)
}

/** The shopper keeps the item despite its problem, and the warehouse shelves it. */
async function keep(work: UnitOfWork, item: ItemRow) {
  await closeOpenQuestion(work.tx, item.id, 'accepted', work.now)
  const stage = await keepProblem(work, item, { actor: 'shopper', actorId: item.shopper_id })
  return { stage, supplement_id: null }
}

async function giveBack(work: UnitOfWork, item: ItemRow) {
  const pieces = refundablePieces({ quantity: item.quantity, refundedQuantity: item.refunded_quantity })
  await openRefundCase(work, item, { cause: 'other', pieces, reason: '' })
  return { stage: item.stage, supplement_id: null }
}

async function cancel(work: UnitOfWork, item: ItemRow) {
  // The seller changed the terms, so the cancellation does not count as the shopper's choice.
  const by = { actor: 'shopper', actorId: item.shopper_id, reason: '', isChoice: false } as const
  const releasedFen = await closeItem(work, item, by)
  await notify(work, item.shopper_id, {
    kind: 'item_cancelled',
    args: { ...noticeNames(item), amount_fen: releasedFen },
    subject: { kind: 'order', id: item.order_id },
  })
  return { stage: 'cancelled' as const, supplement_id: null }
}
