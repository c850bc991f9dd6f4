import { getOrder as route } from '@longhaul/contract/orders/orders.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readSettings } from '../site/public.ts'
import { toOrderHead } from './order-card.ts'
import { readWholeOrder, toItemsInFull } from './read-order.ts'

export const getOrderAction = action(route, getOrder)

/** One order in full, with its items and its history. */
async function getOrder({ tx, me, params, now, world }: Call<typeof route>): Answer<typeof route> {
  const whole = await readWholeOrder(tx, me.id, params.id)
  const { order, items, steps } = whole
  const reading = { world, now, settings: await readSettings(tx) }
  return {
    ...toOrderHead(order, items, reading),
    warehouse_id: order.warehouse_id,
    remark: order.remark,
    review_due_at: order.review_due_at?.toISOString() ?? null,
    items: await toItemsInFull(tx, reading, whole),
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
