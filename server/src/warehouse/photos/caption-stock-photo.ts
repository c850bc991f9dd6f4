import { captionStockPhoto as route } from '@longhaul/contract/warehouse/fine-photos.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockStockForStaff } from '../sql.ts'
import { readStockRow } from '../stock-row.ts'
import { findStockPhoto, setCaption } from './sql-photo-orders.ts'

export const captionStockPhotoAction = writeAction(route, captionStockPhoto)

/**
 * Sets the caption of a photo while the item is in the warehouse. Later it cannot be changed, because the
 * shopper made decisions by it.
 */
async function captionStockPhoto(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, concerns } = call
  if (body.flaw && body.shows !== 'flaw') throw badInput({ flaw: 'choice' })
  const photo = orNotFound(await findStockPhoto(tx, params.id))
  const stock = orNotFound(await lockStockForStaff(tx, photo.stock_item_id))
  refuseIf(HERE.includes(stock.stage) ? null : 'transition_not_allowed')
  const caption = { shows: body.shows, flaw: body.flaw, note: body.note.trim() }
  await setCaption(tx, photo.id, caption)
  await audit(call, {
    action: 'caption_stock_photo',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    before: { shows: photo.shows, flaw: photo.flaw, note: photo.note },
    after: caption,
  })
  concerns(stock.shopper_id)
  return await readStockRow(call, stock.id)
}

const HERE: readonly string[] = ['received', 'abnormal', 'in_stock']
