import type { Reason } from '../refusals.ts'
import type { ItemStage } from '../states/item-stages.ts'
import { type QuestionKind, whyNotAnswer } from './question.ts'
import type { RefundStage } from './refund-case.ts'
import { whyNotAskForRefund, whyNotCancelRefund } from './refund.ts'

/** The last question about an item, and the item as it is now. */
export type AnsweredQuestion = {
  kind: QuestionKind
  /** How it was closed; null while it is open. */
  answer: 'accepted' | 'declined' | 'expired' | 'withdrawn' | null
  answerBy: Date
  /** When the answer was changed before. */
  changedAt: Date | null
  stage: ItemStage
  /** The stage of the item's open refund request. */
  refundStage: RefundStage | null
  /** Whether an open claim names the goods; by default it does not. */
  claimOpen?: boolean
  refundDeadlineAt: Date | null
}

/**
 * Null when the shopper may still give the other answer instead, else why not: once, until the deadline of
 * the question, as long as nothing was done with the first.
 *
 * - An accepted change can be declined until we buy: then all that is on hold goes back, as it does for any
 *   item that is not bought. A declined one cannot be accepted: its money is back and may be spent, its
 *   coupon free for another order.
 * - Goods kept despite a problem can be given back while they may be refunded, and a request for their refund
 *   be withdrawn while it is not decided: no money has moved in either case.
 */
export function whyNotChangeAnswer(question: AnsweredQuestion, now: Date): Reason | null {
  const { kind, answer, stage, refundStage } = question
  const late = whyNotAnswer(question, now)
  if (late || question.changedAt !== null) return 'transition_not_allowed'
  if (kind !== 'problem')
    return answer === 'accepted' && NOT_BOUGHT.includes(stage) ? null : 'transition_not_allowed'
  if (answer === 'accepted' && stage === 'in_stock')
    return whyNotAskForRefund({ ...question, refundOpen: refundStage !== null }, now)
  if (answer === 'declined' && stage === 'abnormal' && refundStage)
    return whyNotCancelRefund(refundStage, question, now)
  return 'transition_not_allowed'
}

/** Where an item whose change was accepted waits until we buy it. */
const NOT_BOUGHT: readonly ItemStage[] = ['to_purchase', 'supplement_due']
