import { requestRefund as route } from '@longhaul/contract/orders/orders.ts'
import {
  type RefundCause,
  isUnbought,
  maySplit,
  refundablePieces,
  whyNotAskForRefund,
} from '@longhaul/domain/orders/refund.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { giveBackUnbought } from './give-back-unbought.ts'
import { openRefundCase } from './open-refund-case.ts'
import { hasOpenRefund } from './sql-refunds.ts'
import { type ItemRow, lockOwnItem } from './sql.ts'

export const requestRefundAction = action(route, requestRefund)

/** Asks for a refund of an item or of some of its pieces. What is not bought is given back at once; for what is, a case is opened that staff decide. */
async function requestRefund(call: Call<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const reason = body.reason.trim()
  if (body.cause === 'other' && reason === '') throw badInput({ reason: 'required' }, 'reason_required')
  await lockShopper(tx, me.id)
  const item = orNotFound(await lockOwnItem(tx, me.id, params.id))
  const refundOpen = await hasOpenRefund(tx, item.id)
  refuseIf(
    whyNotAskForRefund({ stage: item.stage, refundOpen, refundDeadlineAt: item.refund_deadline_at }, now),
  )
  const pieces = readPieces(item, body.quantity)
  return isUnbought(item.stage)
    ? { granted: true, amount_fen: await giveBackUnbought(call, item, pieces, said(body.cause, reason)) }
    : {
        granted: false,
        amount_fen: await openRefundCase(call, item, { cause: body.cause, pieces, reason }),
      }
}

/** How many pieces are meant: all that are left, unless a number is named. */
function readPieces(item: ItemRow, named: number | undefined): number {
  const left = refundablePieces({ quantity: item.quantity, refundedQuantity: item.refunded_quantity })
  const pieces = named ?? left
  if (pieces > left || (pieces < left && !maySplit(item.stage))) throw badInput({ quantity: 'too_large' })
  return pieces
}

/** Why it ended, for later readers of the order: the shopper's own words, else the cause's name. */
const said = (cause: RefundCause, reason: string): string => reason || cause
