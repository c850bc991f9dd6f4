import { FLAWS, PHOTO_NOTE_MAX, PHOTO_SHOWS } from '@longhaul/domain/warehouse/photo-captions.ts'
import { DECLINE_REASON_MAX } from '@longhaul/domain/warehouse/photo-order.ts'
import { Type } from 'typebox'
import { ById, filled, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'
import { StockRow } from './warehouse.staff.ts'

const shelf = filled(20)

export const finishShelfPhotos = route('POST /staff/stock_items/{id}/photos_taken', {
  who: { staff: ['warehouse'] },
  summary:
    'Record that every detail photo ordered has been taken and the item is on its shelf again; its shopper is notified',
  params: ById,
  body: Type.Object({ shelf }),
  changes: ['orders', 'stock', 'funds', 'messages'],
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const declineShelfPhotos = route('POST /staff/stock_items/{id}/photos_declined', {
  who: { staff: ['warehouse'] },
  summary:
    'Decline the remaining detail photos, with a reason that the shopper sees; the shopper is refunded',
  params: ById,
  body: Type.Object({ shelf, reason: filled(DECLINE_REASON_MAX) }),
  changes: ['orders', 'stock', 'funds', 'messages'],
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const captionStockPhoto = route('PUT /staff/stock_photos/{id}', {
  who: { staff: ['warehouse'] },
  summary: 'Caption a photo: what it shows, which flaw if it shows one, and a note',
  params: ById,
  body: Type.Object({
    shows: oneOf(PHOTO_SHOWS),
    flaw: nullable(oneOf(FLAWS)),
    note: text(PHOTO_NOTE_MAX),
  }),
  changes: ['orders', 'stock'],
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
