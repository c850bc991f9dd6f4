import { requestRefund } from '@longhaul/contract/orders.ts'
import { isUnbought, whyNotAskForRefund } from '@longhaul/domain/orders/refund.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { action } from '../platform/action.ts'
import type { Doing } from '../platform/job-call.ts'
import { found, refuseIf } from '../platform/refusal.ts'
import { closeItem } from './close-item.ts'
import { openRefundCase } from './open-refund-case.ts'
import { hasOpenRefund } from './sql-refunds.ts'
import { type ItemRow, lockOwnItem } from './sql.ts'
import { tellOrdersChanged } from './tell.ts'

/** Asks for a refund. What is not bought is given back at once; for what is, a case is opened that staff decide. */
export const requestRefundAction = action(requestRefund, async (call) => {
  const { tx, me, params, body, now } = call
  await lockShopper(tx, me.id)
  const item = found(await lockOwnItem(tx, me.id, params.id))
  const refundOpen = await hasOpenRefund(tx, item.id)
  refuseIf(
    whyNotAskForRefund({ stage: item.stage, refundOpen, refundDeadlineAt: item.refund_deadline_at }, now),
  )
  await tellOrdersChanged(call, me.id)
  const reason = body.reason.trim()
  return isUnbought(item.stage)
    ? { granted: true, amount_fen: await giveBack(call, item, reason) }
    : { granted: false, amount_fen: await openRefundCase(call, item, reason) }
})

async function giveBack(doing: Doing, item: ItemRow, reason: string): Promise<number> {
  // An approved item is in the buyers' hands: the shopper decides, the system closes it.
  const by =
    item.stage === 'to_purchase'
      ? ({ actor: 'system', actorId: null } as const)
      : ({ actor: 'shopper', actorId: item.shopper_id } as const)
  const amountFen = await closeItem(doing, item, { ...by, closedBy: 'shopper', reason })
  await notify(doing, item.shopper_id, {
    kind: 'refunded',
    args: { title: item.title, amount_fen: amountFen },
    subject: { kind: 'order', id: item.order_id },
  })
  return amountFen
}
