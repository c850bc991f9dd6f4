import { cancelOrder as route } from '@longhaul/contract/orders/orders.ts'
import { sumFen } from '@longhaul/domain/money/fen.ts'
import { whyNotCancel } from '@longhaul/domain/orders/cancel.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { closeItem } from './close-item.ts'
import { lockOwnItemsOfOrder, lockOwnOrder } from './sql.ts'

export const cancelOrderAction = writeAction(route, cancelOrder)

/**
 * Cancels every item of an order that the shopper may still cancel; refuses if there is none. Items already
 * bought are not affected.
 */
async function cancelOrder(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  await lockShopper(tx, me.id)
  const order = orNotFound(await lockOwnOrder(tx, me.id, params.id))
  const items = await lockOwnItemsOfOrder(tx, me.id, order.id)
  const open = items.filter((item) => whyNotCancel(item.stage) === null)
  if (open.length === 0) refuseIf(whyNotCancel(furthest(items).stage))

  const by = { actor: 'shopper', actorId: me.id, reason: body.reason?.trim() ?? '' } as const
  const released: number[] = []
  for (const item of open) released.push(await closeItem(call, item, by))
  const releasedFen = sumFen(released)
  await notify(call, me.id, {
    kind: 'item_cancelled',
    args: { title: order.number, amount_fen: releasedFen },
    subject: { kind: 'order', id: order.id },
  })
  return { released_fen: releasedFen }
}

/** The item with the most informative reason for the refusal: a bought one, if there is one. */
const furthest = <Item extends { stage: Parameters<typeof whyNotCancel>[0] }>(items: readonly Item[]): Item =>
  items.find((item) => whyNotCancel(item.stage) === 'already_purchased') ?? items[0]!
