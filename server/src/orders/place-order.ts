import type { placeOrders } from '@longhaul/contract/orders/place-orders.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import type { WriteCall } from '../platform/http/action.ts'
import { recordPlanSavings } from '../rewards/public.ts'
import type { PricedOrder } from './price-orders.ts'
import { mailDueAt, orderPlacedArgs } from './mail-placed-orders.job.ts'
import { type NewItem, insertOrder, nextOrderNumber } from './sql.ts'

type PlaceCall = WriteCall<typeof placeOrders>

/**
 * Stores an order with its items at their first stage, records what the paid month of a plan saved on them,
 * and puts the payment deadline into the shopper's inbox. Returns the order's id.
 */
export async function placeOrder(
  call: PlaceCall,
  order: PricedOrder,
  { payBy, monthId }: { payBy: Date; monthId: string | null },
): Promise<string> {
  const { tx, me, body, now } = call
  const number = readableNumber('O', await nextOrderNumber(tx))
  const row = {
    number,
    shopper_id: me.id,
    warehouse_id: body.warehouse_id,
    platform: order.platform,
    seller_name: order.sellerName,
    contact: body.contact?.trim() ?? me.email,
    remark: body.remark,
    created_at: now,
    pay_by: payBy,
    service_per_mille: order.servicePerMille,
    mail_due_at: mailDueAt(now),
    door_country: call.body.door?.country ?? null,
    door_line_id: call.body.door?.line_id ?? null,
    accept_language: (call.request.headers['accept-language'] ?? '').slice(0, LANGUAGE_LENGTH),
  }
  const placed = { ...PLACED, actor_id: me.id, created_at: now }
  const { id, itemIds } = await insertOrder(tx, row, toItems(order, me.id, now), placed, {
    kind: 'order_placed',
    args: orderPlacedArgs({ number, amountFen: order.amounts.totalFen, payBy }),
  })
  const savings = order.lines.map(({ planSavedFen: savedFen }, at) => ({
    savedFen,
    orderItemId: itemIds[at]!,
  }))
  await recordPlanSavings(tx, { monthId, now }, savings)
  return id
}

/**
 * The destination country is guessed from the beginning of the Accept-Language header, so the rest is not
 * stored.
 */
const LANGUAGE_LENGTH = 100

const PLACED = { step: 'place', from_stage: null, to_stage: 'pending_payment', actor: 'shopper', note: '' }

const toItems = (order: PricedOrder, shopperId: string, now: Date): NewItem[] =>
  order.lines.map(({ row, amounts, planSavedFen }, position) => ({
    shopper_id: shopperId,
    position,
    stage: 'pending_payment' as const,
    stage_at: now,
    platform: row.platform,
    item_id: row.item_id,
    url: row.url,
    title: row.title,
    title_latin: row.title_latin,
    options_latin: row.options_latin,
    own_name: row.own_name,
    machine_named: row.machine_named,
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
