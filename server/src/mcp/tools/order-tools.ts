import { Id, Moment, filled, nullable, oneOf, text } from '@longhaul/contract/fields.ts'
import { OrderCard, OrderItem, requestRefund } from '@longhaul/contract/orders/orders.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { pricePerPiece } from '@longhaul/domain/orders/amounts.ts'
import { ORDER_LISTS } from '@longhaul/domain/orders/place.ts'
import { REFUND_CAUSES } from '@longhaul/domain/orders/refund.ts'
import { type Static, Type } from 'typebox'
import { publicUrl } from '../../platform/http/public-url.ts'
import { Cursor, Next, nextOf } from './shown.ts'
import { Key, Money, type Shop, ThirdParty, money, moneyOrNull, tool } from '../tool.ts'

const Item = {
  id: Id,
  title: ThirdParty,
  title_latin: ThirdParty,
  options: ThirdParty,
  quantity: Type.Integer(),
  status: OrderItem.properties.status,
  next: nullable(Next),
}

const Order = {
  id: Id,
  number: Type.String(),
  status: OrderCard.properties.status,
  seller: ThirdParty,
  total: Money,
  created_at: Moment,
  pay_by: Moment,
  next: nullable(Next),
}

type Card = Reply<'GET /orders'>['items'][number]

const orderOf = (shop: Shop, order: Omit<Card, 'items'>) => ({
  id: order.id,
  number: order.number,
  status: order.status,
  seller: order.seller_name,
  total: money(shop, order.amounts.total_fen),
  created_at: order.created_at,
  pay_by: order.pay_by,
  next: nextOf(shop, order.next),
})

const itemOf = (shop: Shop, item: Omit<Card['items'][number], 'image'>) => ({
  id: item.id,
  title: item.title,
  title_latin: item.names?.title ?? '',
  options: item.options_text,
  quantity: item.quantity,
  status: item.status,
  next: nextOf(shop, item.next),
})

export const listOrders = tool({
  name: 'list_orders',
  title: 'List orders',
  description:
    'Lists orders, newest first, each with its one next step: whose turn it is, until when, and what happens otherwise. `waiting` selects those that need the shopper.',
  does: 'reads',
  calls: ['GET /orders'],
  input: Type.Object({
    waiting: Type.Optional(Type.Boolean()),
    status: Type.Optional(oneOf(ORDER_LISTS)),
    q: Type.Optional(text(100)),
    ...Cursor,
  }),
  output: Type.Object({
    orders: Type.Array(Type.Object({ ...Order, items: Type.Array(Type.Object(Item)) })),
    next_cursor: nullable(Type.String()),
  }),
  async run(query, shop) {
    const { items, next_cursor } = await shop.call('GET /orders', { query })
    return {
      orders: items.map((order) => ({
        ...orderOf(shop, order),
        items: order.items.map((item) => itemOf(shop, item)),
      })),
      next_cursor,
    }
  },
})

const Question = Type.Object({
  id: Id,
  kind: Type.String({ description: 'A `free` question is accepted by a reply in words' }),
  note: ThirdParty,
  extra: Type.Unsafe<Static<typeof Money>>({ ...Money, description: 'What accepting costs besides' }),
  answer_by: Moment,
})

type Detail = Reply<'GET /orders/{id}'>['items'][number]

/** What accepting a question costs besides: a higher price, and our fee on the difference. */
function questionOf(shop: Shop, { question }: Detail): Static<typeof Question> | null {
  if (!question) return null
  const { id, kind, note, old_fen, new_fen, service_fen, answer_by } = question
  const dearerFen = new_fen - old_fen
  return { id, kind, note, answer_by, extra: money(shop, dearerFen > 0 ? dearerFen + service_fen : 0) }
}

export const getOrder = tool({
  name: 'get_order',
  title: 'Read an order',
  description:
    'Reads one order: its items with what the warehouse found and photographed, open questions, supplements to be paid and refunds.',
  does: 'reads',
  calls: ['GET /orders/{id}'],
  input: Type.Object({ id: Id }),
  output: Type.Object({
    ...Order,
    items: Type.Array(
      Type.Object({
        ...Item,
        url: Type.String(),
        unit_price: Money,
        question: nullable(Question),
        supplement: nullable(Type.Object({ id: Id, amount: Money, pay_by: Moment, note: ThirdParty })),
        refund: nullable(Type.Object({ stage: Type.String(), amount: Money })),
        weight_grams: nullable(Type.Integer()),
        problem: nullable(Type.String()),
        problem_note: ThirdParty,
        photos: Type.Array(Type.String({ description: 'The address of a photo, valid for a day' })),
        free_until: nullable(Moment),
        package_id: nullable(Id),
      }),
    ),
  }),
  async run({ id }, shop) {
    const order = await shop.call('GET /orders/{id}', { params: { id } })
    return {
      ...orderOf(shop, order),
      items: order.items.map((item) => ({
        ...itemOf(shop, item),
        url: item.url,
        unit_price: money(shop, pricePerPiece(item.amounts.goods_fen, item.quantity)),
        question: questionOf(shop, item),
        supplement: item.supplement && {
          id: item.supplement.id,
          amount: money(shop, item.supplement.amount_fen),
          pay_by: item.supplement.pay_by,
          note: item.supplement.note,
        },
        refund: item.refund && { stage: item.refund.stage, amount: money(shop, item.refund.amount_fen) },
        weight_grams: item.weight_grams,
        problem: item.inspection?.problem ?? null,
        problem_note: item.inspection?.problem_note ?? '',
        photos: (item.inspection?.photos ?? []).map(({ url }) => publicUrl(url)),
        free_until: item.free_until,
        package_id: item.parcel?.id ?? null,
      })),
    }
  },
})

export const cancelOrRefund = tool({
  name: 'cancel_or_refund',
  title: 'Cancel an order or ask for a refund',
  description:
    'With `order_id`, cancels what of an order is not bought yet. With `order_item_id`, asks for a refund of an item, which is granted at once before it is bought. Money returns to the balance.',
  does: 'changes',
  calls: ['POST /orders/{id}/cancel', 'POST /order_items/{id}/refund'],
  input: Type.Object({
    order_id: Type.Optional(Id),
    order_item_id: Type.Optional(Id),
    cause: Type.Optional(oneOf(REFUND_CAUSES)),
    reason: Type.Optional(filled(500)),
    quantity: requestRefund.body.properties.quantity,
    idempotency_key: Key,
  }),
  output: Type.Object({
    granted: Type.Boolean({ description: 'Otherwise people decide about it' }),
    amount: nullable(Money),
  }),
  async run({ order_id, order_item_id, cause = 'other', reason = '', quantity, idempotency_key }, shop) {
    const once = { idempotencyKey: idempotency_key }
    if (order_item_id === undefined) {
      const args = { params: { id: order_id ?? '' }, body: reason === '' ? {} : { reason } }
      const { released_fen } = await shop.call('POST /orders/{id}/cancel', args, once)
      return { granted: true, amount: money(shop, released_fen) }
    }
    const body = { cause, reason, ...(quantity === undefined ? {} : { quantity }) }
    const args = { params: { id: order_item_id }, body }
    const { granted, amount_fen } = await shop.call('POST /order_items/{id}/refund', args, once)
    return { granted, amount: moneyOrNull(shop, granted ? amount_fen : null) }
  },
})
