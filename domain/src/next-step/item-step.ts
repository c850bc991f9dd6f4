import type { Fen } from '../money/fen.ts'
import { type QuestionKind, whyNotAnswer } from '../orders/question.ts'
import {
  type RefundedSoFar,
  type RefundBasis,
  refundAmounts,
  refundablePieces,
  refundFault,
  refundSum,
} from '../orders/refund.ts'
import type { ItemStage } from '../states/item-stages.ts'
import type { Finding } from '../warehouse/finding.ts'
import { type NextStep, step } from './next-step.ts'
import { type ParcelState, type ReceiptDays, parcelStep } from './parcel-step.ts'
import { type ShelfState, type StorageTerms, shelfStep } from './shelf-step.ts'

/** The facts on which the next step of an order item depends. */
export type ItemState = {
  readonly stage: ItemStage
  readonly quantity: number
  readonly refundedQuantity: number
  readonly refundOpen: boolean
  /** The amount on hold for it, which is released in full if it is not bought. */
  readonly frozenFen: Fen
  /** Its order: the total of all unpaid items, and the deadline for payment. */
  readonly order: { readonly totalFen: Fen; readonly payBy: Date }
  readonly question: Question | null
  readonly supplement: { readonly amountFen: Fen; readonly payBy: Date } | null
  /** What was paid for it and given back, once it is bought. */
  readonly paid: RefundBasis | null
  /** What inspection found to be wrong. */
  readonly finding: Finding | null
  readonly shelf: ShelfState | null
  readonly parcel: ParcelState | null
}

type Question = {
  readonly kind: QuestionKind
  readonly answerBy: Date
  readonly oldFen: Fen
  readonly newFen: Fen
  /** Our fee on the difference. */
  readonly serviceFen: Fen
}

/** The terms configured by the operator. */
export type StepTerms = { readonly storage: StorageTerms; readonly receipt: ReceiptDays }

/** The next step of an order item: from what is pending on it, else from where its goods are. */
export function itemStep(item: ItemState, now: Date, terms: StepTerms): NextStep | null {
  switch (item.stage) {
    case 'pending_payment':
      return payOrder(item, now)
    case 'awaiting_customer':
    case 'abnormal':
      return answerQuestion(item, now)
    case 'supplement_due':
      return paySupplement(item, now)
    case 'in_stock':
    case 'storage_expired':
      return item.refundOpen || !item.shelf ? null : shelfStep(item.stage, item.shelf, now, terms.storage)
    case 'in_parcel':
    case 'shipped_abroad':
      return item.parcel && parcelStep(item.parcel, now, terms.receipt)
    default:
      return null
  }
}

function payOrder({ order }: ItemState, now: Date): NextStep | null {
  if (now > order.payBy) return null
  return step('pay', 'order_unpaid', { payFen: order.totalFen, by: order.payBy, otherwise: 'cancelled' })
}

const ABOUT = { price: 'price_changed', options: 'options_changed', free: 'question_free' } as const

function answerQuestion(item: ItemState, now: Date): NextStep | null {
  const { question } = item
  if (!question || item.refundOpen || whyNotAnswer(question, now)) return null
  const { answerBy: by } = question
  if (question.kind === 'problem')
    return step('answer', 'problem_found', {
      by,
      otherwise: 'kept',
      backFen: backOfProblem(item),
      finding: item.finding,
    })
  const about = ABOUT[question.kind]
  const payFen = Math.max(0, question.newFen - question.oldFen) + question.serviceFen
  return step('answer', about, { by, otherwise: 'cancelled', payFen, backFen: item.frozenFen })
}

/**
 * The refund for goods with a problem: for all remaining pieces, according to whose fault it is. The shopper
 * never pays for the return.
 */
function backOfProblem({ stage, quantity, refundedQuantity, paid, finding }: ItemState): Fen | null {
  if (!paid) return null
  const pieces = { quantity, refundedQuantity }
  const ask = {
    pieces: refundablePieces(pieces),
    fault: refundFault('other', finding?.problem ?? null),
    returnFeeFen: 0,
  }
  return refundSum(refundAmounts({ stage, ...pieces }, paid, ask))
}

function paySupplement({ supplement, frozenFen }: ItemState, now: Date): NextStep | null {
  if (!supplement || now > supplement.payBy) return null
  return step('pay', 'price_difference', {
    by: supplement.payBy,
    otherwise: 'cancelled',
    payFen: supplement.amountFen,
    backFen: frozenFen,
  })
}

/** What was given back for an item before any claim could pay for it. */
export const refundedBefore = (
  paid: { goodsFen: Fen; freightFen: Fen; serviceFen: Fen },
  back: { goodsFen: Fen; freightFen: Fen; serviceFen: Fen },
): RefundedSoFar => ({
  ...back,
  compensatedFen: 0,
  leftFen: sum(paid) - sum(back),
})

const sum = ({ goodsFen, freightFen, serviceFen }: { goodsFen: Fen; freightFen: Fen; serviceFen: Fen }) =>
  goodsFen + freightFen + serviceFen
