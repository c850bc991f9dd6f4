import { requestRefund as route } from '@longhaul/contract/orders/orders.ts'
import {
  type RefundCause,
  isUnbought,
  maySplit,
  refundablePieces,
  whyNotAskForRefund,
} from '@longhaul/domain/orders/refund.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { refundUnbought } from './refund-unbought.ts'
import { openRefundCase } from './open-refund-case.ts'
import { hasOpenClaim, hasOpenRefund } from './sql-refunds.ts'
import { type ItemRow, lockOwnItem } from './sql.ts'

export const requestRefundAction = writeAction(route, requestRefund)

/**
 * Requests a refund of an item or some of its pieces. What is not bought yet is refunded immediately;
 * otherwise staff decide the refund case.
 */
async function requestRefund(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const reason = body.reason.trim()
  if (body.cause === 'other' && reason === '') throw badInput({ reason: 'required' }, 'reason_required')
  await lockShopper(tx, me.id)
  const item = orNotFound(await lockOwnItem(tx, me.id, params.id))
  const facts = {
    stage: item.stage,
    refundOpen: await hasOpenRefund(tx, item.id),
    claimOpen: await hasOpenClaim(tx, item.id),
    refundDeadlineAt: item.refund_deadline_at,
  }
  refuseIf(whyNotAskForRefund(facts, now))
  const pieces = readPieces(item, body.quantity)
  return isUnbought(item.stage)
    ? {
        granted: true,
        amount_fen: await refundUnbought(call, item, pieces, reasonText(body.cause, reason)),
      }
    : {
        granted: false,
        amount_fen: await openRefundCase(call, item, { cause: body.cause, pieces, reason }),
      }
}

/** The number of pieces to refund: all remaining ones by default. */
function readPieces(item: ItemRow, named: number | undefined): number {
  const left = refundablePieces({ quantity: item.quantity, refundedQuantity: item.refunded_quantity })
  const pieces = named ?? left
  if (pieces > left || (pieces < left && !maySplit(item.stage))) throw badInput({ quantity: 'too_large' })
  return pieces
}

/** The reason recorded in the order's history: the shopper's own words, or else the name of the cause. */
const reasonText = (cause: RefundCause, reason: string): string => reason || cause
