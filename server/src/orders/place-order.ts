import type { placeOrders } from '@longhaul/contract/orders/orders.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { notify } from '../messages/public.ts'
import type { Call } from '../platform/http/action.ts'
import { keepPlanSavings } from '../rewards/public.ts'
import type { PricedOrder } from './price-orders.ts'
import { insertItems, insertOrder, nextOrderNumber } from './sql.ts'

type PlaceCall = Call<typeof placeOrders>

/**
 * Keeps an order with its items at their first stage and what the month of a plan saved on them, and notifies the shopper until when to pay it.
 * Answers its id.
 */
export async function placeOrder(
  call: PlaceCall,
  order: PricedOrder,
  { payBy, monthId }: { payBy: Date; monthId: string | null },
): Promise<string> {
  const { tx, me, body, now } = call
  const number = readableNumber('O', await nextOrderNumber(tx))
  const { id } = await insertOrder(tx, {
    number,
    shopper_id: me.id,
    warehouse_id: body.warehouse_id,
    platform: order.platform,
    seller_name: order.sellerName,
    contact: body.contact.trim(),
    remark: body.remark,
    created_at: now,
    pay_by: payBy,
    service_per_mille: order.servicePerMille,
  })
  const placed = { ...PLACED, actor_id: me.id, created_at: now }
  const items = await insertItems(tx, toItems(order, { orderId: id, shopperId: me.id, now }), placed)
  const savings = order.lines.map(({ planSavedFen: savedFen }, at) => ({
    savedFen,
    orderItemId: items[at]!.id,
  }))
  await keepPlanSavings(tx, { monthId, now }, savings)
  await notify(call, me.id, {
    kind: 'order_placed',
    args: { number, amount_fen: order.amounts.totalFen, date: payBy.toISOString() },
    subject: { kind: 'order', id },
  })
  return id
}

const PLACED = { step: 'place', from_stage: null, to_stage: 'pending_payment', actor: 'shopper', note: '' }

const toItems = (order: PricedOrder, made: { orderId: string; shopperId: string; now: Date }) =>
  order.lines.map(({ row, amounts, planSavedFen }, position) => ({
    order_id: made.orderId,
    shopper_id: made.shopperId,
    position,
    stage: 'pending_payment' as const,
    stage_at: made.now,
    platform: row.platform,
    item_id: row.item_id,
    url: row.url,
    title: row.title,
    title_latin: row.title_latin,
    options_latin: row.options_latin,
    own_name: row.own_name,
    image_file_id: row.image_file_id,
    options_text: row.options_text,
    unit_price_fen: row.unit_price_fen,
    page_price_fen: row.page_price_fen,
    price_reason: row.price_reason,
    price_reason_text: row.price_reason_text,
    quantity: row.quantity,
    remark: row.remark,
    sold_out_choice: row.sold_out_choice,
    alternative: row.alternative,
    tolerance_percent: row.tolerance_percent,
    photo_shots: row.photo_shots,
    photo_remark: row.photo_remark,
    goods_fen: amounts.goodsFen,
    freight_fen: amounts.freightFen,
    service_fen: amounts.serviceFen - amounts.discountFen,
    discount_fen: amounts.discountFen,
    plan_saved_fen: planSavedFen,
    photos_fen: amounts.photosFen,
  }))
