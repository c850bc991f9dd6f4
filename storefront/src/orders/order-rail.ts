import { ITEM_STAGES, type ItemStage } from '@longhaul/domain/states/item-stages.ts'
import { orderPageText } from '@longhaul/text/storefront/orders/order-page.ts'
import type { Step } from '@longhaul/ui/rail/Rail.tsx'
import type { Order, OrderItem } from './order-looks.ts'

const say = orderPageText.rail

/** The stations of an item, and the history steps that reach them. */
const STATIONS = [
  { label: say.placed, steps: ['place'] },
  { label: say.paid, steps: ['pay'] },
  { label: say.bought, steps: ['purchase', 'pay_supplement_purchased'] },
  { label: say.sent, steps: ['record_shipping'] },
  { label: say.stocked, steps: ['receive', 'stock', 'accept_problem'] },
  { label: say.shipped, steps: ['ship_abroad'] },
] as const

/** The index of the station that an item at a stage has reached, and its progress there. */
const REACHED: Partial<Record<ItemStage, { at: number; label?: string; note?: string }>> = {
  pending_payment: { at: 0 },
  in_review: { at: 1 },
  to_purchase: { at: 1, note: say.checked },
  awaiting_customer: { at: 1, note: say.checked },
  supplement_due: { at: 1, note: say.checked },
  purchased: { at: 2 },
  seller_shipped: { at: 3 },
  received: { at: 4, label: say.arrived },
  abnormal: { at: 4, label: say.arrived },
  in_stock: { at: 4 },
  in_parcel: { at: 4 },
  storage_expired: { at: 4 },
  shipped_abroad: { at: 5 },
}

/**
 * The rail of an order: that of its least advanced active item; if none is active, how far it got and how it
 * ended.
 */
export function railOf({ items, history, ...order }: Order): Step[] {
  const open = items.filter((item) => REACHED[item.stage] !== undefined)
  const item = open.toSorted((a, b) => orderOf(a) - orderOf(b))[0] ?? items[0]
  const at = (steps: readonly string[]) =>
    history.findLast((step) => steps.includes(step.step) && step.item_id === item?.id)?.created_at
  const dates = STATIONS.map((station) => at(station.steps))
  dates[0] ??= order.created_at
  dates[1] ??= order.paid_at ?? undefined

  const reached = item && REACHED[item.stage]
  if (reached === undefined) return ended(item?.stage, dates, at(['cancel', 'refund', 'abandon']))
  return STATIONS.map(({ label }, index) => {
    const date = index <= reached.at ? dates[index] : undefined
    const isHere = index === reached.at
    return {
      label: (isHere && reached.label) || label,
      state: isHere ? 'current' : index < reached.at ? 'done' : 'next',
      ...(date ? { at: date } : {}),
      ...(isHere && reached.note ? { note: reached.note } : {}),
    }
  })
}

/** The stations reached before it ended, and the end. */
function ended(
  stage: ItemStage | undefined,
  dates: readonly (string | undefined)[],
  endedAt: string | undefined,
): Step[] {
  const reached = STATIONS.flatMap(({ label }, index): Step[] => {
    const date = dates[index]
    return date ? [{ label, state: 'done', at: date }] : []
  })
  const isRefund = stage === 'refunded'
  return [
    ...reached,
    {
      label: isRefund ? say.refunded : say.cancelled,
      state: isRefund ? 'done' : 'failed',
      ...(endedAt ? { at: endedAt } : {}),
    },
  ]
}

const orderOf = (item: OrderItem): number => ITEM_STAGES.indexOf(item.stage)
