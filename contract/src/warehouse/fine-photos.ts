import { PHOTO_REMARK_MAX, PHOTO_SHOTS_MAX } from '@longhaul/domain/orders/fine-photos.ts'
import { Type } from 'typebox'
import { ById, Fen, text } from '../fields.ts'
import { route } from '../route.ts'

const Wish = Type.Object({
  shots: Type.Integer({ minimum: 1, maximum: PHOTO_SHOTS_MAX }),
  remark: text(PHOTO_REMARK_MAX),
})

/** The number of photos ordered including earlier ones, and the cost of the new ones. */
const Ordered = Type.Object({ photo_shots: Type.Integer(), fee_fen: Fen })

export const requestFinePhotos = route('POST /order_items/{id}/fine_photos', {
  who: 'verified',
  summary:
    'Request detail photos of an item. They are taken at inspection if it is still on its way; an item on its shelf is taken out for them. Paid from the balance.',
  params: ById,
  body: Wish,
  changes: ['orders', 'stock', 'funds'],
  reply: Ordered,
  refusals: ['not_found', 'transition_not_allowed', 'insufficient_balance', 'invalid_input'],
  once: true,
})

export const requestShelfPhotos = route('POST /stock_items/{id}/fine_photos', {
  who: 'verified',
  summary: 'Request detail photos of a stock item on its shelf, wherever it was bought',
  params: ById,
  body: Wish,
  changes: ['orders', 'stock', 'funds'],
  reply: Ordered,
  refusals: ['not_found', 'transition_not_allowed', 'insufficient_balance', 'invalid_input'],
  once: true,
})

export const cancelShelfPhotos = route('POST /stock_items/{id}/cancel_fine_photos', {
  who: 'shopper',
  summary:
    'Cancel the detail photos of a stock item on its shelf; photos not taken are refunded to the balance',
  params: ById,
  body: Type.Object({}),
  changes: ['orders', 'stock', 'funds'],
  reply: Type.Object({ back_fen: Fen }),
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
})
