import { Type } from 'typebox'
import { ById, Done, Moment, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'
import { GoodsPhoto } from './goods-photos.ts'

export const listShownPhotos = route('GET /staff/goods_photos', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary:
    'List the photos of earlier pieces that everyone can see, newest first; or those of one product, by its number',
  query: Type.Object({ ...pageQuery, item: Type.Optional(text(200)) }),
  shows: ['stock', 'site'],
  reply: Type.Object({
    ...pageOf(
      Type.Object({
        ...GoodsPhoto.properties,
        marketplace: Type.String(),
        item_id: Type.String(),
        title: Type.String(),
        /** Until this moment only its shopper sees it and can keep it private. */
        shown_from: Moment,
      }),
    ).properties,
    /** Whether this shop shows such photos at all. */
    open: Type.Boolean(),
  }),
})

export const removeGoodsPhoto = route('POST /staff/goods_photos/{id}/remove', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary: 'Remove a photo from public view permanently. The shopper it belongs to keeps it.',
  params: ById,
  body: Type.Object({}),
  changes: ['stock', 'site'],
  reply: Done,
  refusals: ['not_found'],
})

export const holdBackPhoto = route('PUT /staff/stock_photos/{id}/held_back', {
  who: { staff: ['warehouse'] },
  summary: 'Withhold an inspection photo from public view, or release it',
  params: ById,
  body: Type.Object({ held_back: Type.Boolean() }),
  changes: ['stock'],
  reply: Type.Object({ held_back: Type.Boolean() }),
  refusals: ['not_found'],
})
