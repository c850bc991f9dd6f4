import { ITEM_COST_MAX_FEN } from '@longhaul/domain/limits/money-limits.ts'
import { QUANTITY_MAX } from '@longhaul/domain/orders/limits.ts'
import { SELLER_NUMBER_MAX, SELLER_ORDER_ITEMS_MAX } from '@longhaul/domain/orders/seller-order.ts'
import { ITEM_STAGES } from '@longhaul/domain/states/item-stages.ts'
import { Type } from 'typebox'
import { ById, Fen, filled, Id, ItemCostFen, Moment, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const BUYERS = { staff: ['buyer'] } as const
const Items = <S extends Parameters<typeof Type.Array>[0]>(item: S) =>
  Type.Array(item, { minItems: 1, maxItems: SELLER_ORDER_ITEMS_MAX, uniqueItems: true })

export const recordSellerOrder = route('POST /staff/seller_orders', {
  who: BUYERS,
  summary:
    "Record a purchase made in one seller's order: its number, freight and discount once, shared among its items by amount. An item that costs more than the amount on hold needs its shopper's consent first.",
  body: Type.Object({
    number: filled(SELLER_NUMBER_MAX),
    freight_fen: ItemCostFen,
    discount_fen: ItemCostFen,
    items: Items(
      Type.Object({
        id: Id,
        /** The seller's price of its pieces, before the discount. */
        goods_fen: Type.Integer({ minimum: 1, maximum: ITEM_COST_MAX_FEN }),
        /** How many pieces that is. Refused with `fewer_pieces` if the shopper has given up some since. */
        quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })),
      }),
    ),
    /** Confirms that the caller knows of another seller's order with this number. */
    number_seen: Type.Optional(Type.Boolean()),
  }),
  changes: ['orders', 'funds', 'messages'],
  reply: Type.Object({
    id: Id,
    /** The total given back to shoppers for all items. */
    saved_fen: Fen,
    /** What the house bears of small differences, in total. */
    house_fen: Fen,
    items: Type.Array(
      Type.Object({ id: Id, stage: oneOf(ITEM_STAGES), cost_fen: Fen, saved_fen: Fen, added_fen: Fen }),
    ),
  }),
  refusals: ['not_found', 'transition_not_allowed', 'insufficient_balance', 'invalid_input'],
  once: true,
})

export const findSellerOrders = route('GET /staff/seller_orders', {
  who: { staff: ['support', 'buyer'] },
  summary: "Find the seller's orders with a number, newest first",
  query: Type.Object({ number: filled(SELLER_NUMBER_MAX) }),
  shows: ['orders'],
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Id,
        platform: Type.String(),
        seller_name: Type.String(),
        bought_at: Moment,
        bought_by_name: Type.String(),
      }),
    ),
  }),
  refusals: ['invalid_input'],
})

export const takeBackSellerOrder = route('POST /staff/seller_orders/{id}/take_back', {
  who: BUYERS,
  summary:
    "Undo a seller's order that was recorded by mistake. Only its recorder or an admin can do this, on the same day, while nothing of it has been sent. Its items have to be bought again, and the money is as before.",
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['orders', 'funds', 'messages'],
  reply: Type.Object({ id: Id, item_ids: Type.Array(Id) }),
  refusals: ['not_found', 'forbidden', 'transition_not_allowed', 'insufficient_balance', 'invalid_input'],
  once: true,
})

export const recordSellerShipping = route('POST /staff/seller_orders/{id}/shipping', {
  who: BUYERS,
  summary:
    "Record that the seller sent an order, or some of its items if it comes in several parcels, with the domestic tracking number by which the warehouse's scan finds them. A number that arrived for somebody else is refused with `arrived_for_others` and reported to the warehouse.",
  params: ById,
  body: Type.Object({
    tracking_number: Type.String({ minLength: 4, maxLength: 60 }),
    /** The contents of this parcel; by default everything that has not been sent yet. */
    item_ids: Type.Optional(Items(Id)),
  }),
  changes: ['orders', 'messages'],
  reply: Type.Object({
    tracking_number: Type.String(),
    courier: Type.String(),
    item_ids: Type.Array(Id),
  }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
