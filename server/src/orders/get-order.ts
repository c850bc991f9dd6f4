import { getOrder as route } from '@longhaul/contract/orders/orders.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readSettings } from '../site/public.ts'
import { toOrderHead } from './order-card.ts'
import { readWholeOrder, toItemsInFull } from './read-order.ts'

export const getOrderAction = readAction(route, getOrder)

/** One order in full, with its items and its history. */
async function getOrder({ db, me, params, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const whole = await readWholeOrder(db, me.id, params.id)
  const { order, items, steps } = whole
  const reading = { world, now, settings: await readSettings(db) }
  return {
    ...toOrderHead(order, items, reading),
    warehouse_id: order.warehouse_id,
    remark: order.remark,
    review_due_at: order.review_due_at?.toISOString() ?? null,
    corrected_fen: order.corrected_fen,
    items: await toItemsInFull(db, reading, whole),
    history: steps.map((step) => ({
      step: step.step,
      to_stage: step.to_stage,
      actor: step.actor,
      note: step.note,
      item_id: step.order_item_id,
      created_at: step.created_at.toISOString(),
    })),
  }
}
