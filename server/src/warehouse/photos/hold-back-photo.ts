import { holdBackPhoto as route } from '@longhaul/contract/goods/goods-photos.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { findStockPhoto, setHeldBack } from './sql-photo-orders.ts'

export const holdBackPhotoAction = writeAction(route, holdBackPhoto)

/**
 * Hides a photo from other shoppers, or shows it again: it may show a name on the goods, a hand or papers.
 * Its own shopper always sees it.
 */
async function holdBackPhoto(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body } = call
  const photo = orNotFound(await findStockPhoto(tx, params.id))
  await setHeldBack(tx, photo.id, body.held_back)
  await audit(call, {
    action: body.held_back ? 'hold_back_photo' : 'show_photo',
    subjectKind: 'stock_item',
    subjectId: photo.stock_item_id,
    after: { shows: photo.shows, held_back: body.held_back },
  })
  return { held_back: body.held_back }
}
