import { ORDER_LINES_MAX } from '@longhaul/domain/orders/limits.ts'
import { Type } from 'typebox'
import { ById, Id } from '../fields.ts'
import { route } from '../route.ts'

export const orderAgain = route('POST /orders/{id}/again', {
  who: 'shopper',
  summary:
    'Put the goods of an order, or some of its items, into the cart again with the same options and quantities, at the price of then. Items without a link that still leads to goods are left out.',
  params: ById,
  body: Type.Object({
    item_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: ORDER_LINES_MAX })),
  }),
  changes: ['cart'],
  reply: Type.Object({ added: Type.Integer(), cart_count: Type.Integer(), no_room_for: Type.Integer() }),
  refusals: ['not_found'],
  once: true,
})
