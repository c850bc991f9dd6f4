import { cancelOrderItem } from '@longhaul/contract/orders/orders.ts'
import { whyNotCancel } from '@longhaul/domain/orders/cancel.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { action } from '../platform/http/action.ts'
import { found, refuseIf } from '../platform/http/refusal.ts'
import { closeItem } from './close-item.ts'
import { lockOwnItem } from './sql.ts'
import { tellOrdersChanged } from './tell.ts'

/** Cancels one item; everything that is frozen for it goes back at once. */
export const cancelOrderItemAction = action(cancelOrderItem, async (call) => {
  const { tx, me, params, body } = call
  await lockShopper(tx, me.id)
  const item = found(await lockOwnItem(tx, me.id, params.id))
  refuseIf(whyNotCancel(item.stage))
  const reason = body.reason?.trim() ?? ''
  const releasedFen = await closeItem(call, item, { actor: 'shopper', actorId: me.id, reason })
  await notify(call, me.id, {
    kind: 'item_cancelled',
    args: { title: item.title, amount_fen: releasedFen },
    subject: { kind: 'order', id: item.order_id },
  })
  await tellOrdersChanged(call, me.id)
  return { released_fen: releasedFen }
})
