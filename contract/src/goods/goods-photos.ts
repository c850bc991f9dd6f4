import { OPTIONS_TEXT_MAX } from '@longhaul/domain/orders/limits.ts'
import { SHOWN_SIDES } from '@longhaul/domain/goods-knowledge/shown-photos.ts'
import { FLAWS } from '@longhaul/domain/warehouse/photo-captions.ts'
import { Type } from 'typebox'
import { ById, Id, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'
import { goodsOf } from './knowledge.ts'

const Count = Type.Integer({ minimum: 0 })
const Picture = Type.Object({
  /** A signed URL, valid for a day or two, and only while the photo is shown. */
  url: Type.String(),
  width: Count,
  height: Count,
})

/** A photo of an earlier piece. Contains nothing that identifies its owner. */
export const GoodsPhoto = Type.Object({
  id: Id,
  small: Picture,
  large: Picture,
  shows: oneOf(SHOWN_SIDES),
  flaw: nullable(oneOf(FLAWS)),
  /**
   * The chosen options in the words of the product's own page, and in Latin letters as far as known; empty if
   * none were chosen.
   */
  options_text: Type.String(),
  options_latin: Type.String(),
  taken_on: Type.String({ format: 'date' }),
  /** The number of pieces weighed together, their total weight, and their sides, longest first. */
  pieces: Count,
  weight_grams: Count,
  size_mm: Type.Array(Count),
})

export const listGoodsPhotos = route('GET /goods/{marketplace}/{item}/photos', {
  who: 'anyone',
  summary:
    'List photos that our warehouse took of earlier pieces of a product, newest first, at most 24; those of the requested option come first. Empty if there are none, or if the shop shows none.',
  params: Type.Object(goodsOf),
  query: Type.Object({
    /** As in GET /goods/{marketplace}/{item}/knowledge. */
    option: Type.Optional(text(OPTIONS_TEXT_MAX)),
  }),
  shows: ['site'],
  reply: Type.Object({
    photos: Type.Array(GoodsPhoto),
    /** How many of them, from the first on, are of the requested option. */
    of_option: Count,
  }),
  refusals: ['invalid_input', 'not_found'],
  perMinute: 60,
})

export const getPhotoSharing = route('GET /photo_sharing', {
  who: 'shopper',
  summary:
    'Get whether others may see photos of what the shopper bought, and the latest pieces that have such photos',
  shows: ['account', 'stock', 'site'],
  reply: Type.Object({
    /** Whether this shop shows such photos at all. */
    open: Type.Boolean(),
    shares: Type.Boolean(),
    /** Newest first, at most 50. */
    pieces: Type.Array(
      Type.Object({
        stock_item_id: Id,
        title: Type.String(),
        title_latin: Type.String(),
        image: nullable(Type.String()),
        photos: Count,
        taken_on: Type.String({ format: 'date' }),
        shares: Type.Boolean(),
      }),
    ),
  }),
})

const shares = Type.Object({ shares: Type.Boolean() })

export const sharePhotos = route('PUT /photo_sharing', {
  who: 'shopper',
  summary:
    'Allow or forbid others to see photos of what the shopper bought. Photos already shown disappear immediately.',
  body: shares,
  changes: ['account'],
  reply: shares,
  perMinute: 20,
})

export const sharePhotosOfPiece = route('PUT /stock_items/{id}/photo_sharing', {
  who: 'shopper',
  summary: 'Allow or forbid others to see the photos of one piece',
  params: ById,
  body: shares,
  changes: ['account'],
  reply: shares,
  refusals: ['not_found'],
  perMinute: 60,
})
