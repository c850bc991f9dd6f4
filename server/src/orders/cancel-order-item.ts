import { cancelOrderItem as route } from '@longhaul/contract/orders/orders.ts'
import { whyNotCancel } from '@longhaul/domain/orders/cancel.ts'
import { noticeNames } from '../goods/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { closeItem } from './close-item.ts'
import { lockOwnItem } from './sql.ts'

export const cancelOrderItemAction = writeAction(route, cancelOrderItem)

/** Cancels one item and immediately releases all money frozen for it. */
async function cancelOrderItem(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  await lockShopper(tx, me.id)
  const item = orNotFound(await lockOwnItem(tx, me.id, params.id))
  refuseIf(whyNotCancel(item.stage))
  const reason = body.reason?.trim() ?? ''
  const releasedFen = await closeItem(call, item, { actor: 'shopper', actorId: me.id, reason })
  await notify(call, me.id, {
    kind: 'item_cancelled',
    args: { ...noticeNames(item), amount_fen: releasedFen },
    subject: { kind: 'order', id: item.order_id },
  })
  return { released_fen: releasedFen }
}
