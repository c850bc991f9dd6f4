import { addStockPhoto as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { ownFilesOfKind } from '../files/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { findShotsWanted, insertStockPhoto, listStockPhotos, lockStockForStaff } from './sql.ts'
import { readStockRow } from './stock-row.ts'

export const addStockPhotoAction = action(route, addStockPhoto)

/** Adds an uploaded picture: a free one, or one of the detail photos that the shopper ordered, never more than were ordered. */
async function addStockPhoto(call: Call<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, concerns } = call
  const stock = orNotFound(await lockStockForStaff(tx, params.id))
  refuseIf(stock.stage === 'received' ? null : 'transition_not_allowed')
  const [fileId] = await ownFilesOfKind(tx, { staffId: me.id }, [body.file_id], 'inspection')
  if (!fileId) throw badInput({ file_id: 'unknown' })
  const photos = await listStockPhotos(tx, [stock.id])
  if (photos.length >= PHOTOS_MAX) throw badInput({ file_id: 'too_many' })
  const detailTaken = photos.filter((photo) => photo.kind === 'detail').length
  if (body.kind === 'detail' && detailTaken >= (await findShotsWanted(tx, stock.id)))
    throw badInput({ kind: 'too_many' })
  const added = await insertStockPhoto(tx, {
    stock_item_id: stock.id,
    file_id: fileId,
    kind: body.kind,
    position: photos.length + 1,
    created_at: now,
  })
  if (!added) throw badInput({ file_id: 'in_use' })
  await audit(call, {
    action: 'add_stock_photo',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    after: { file_id: fileId, kind: body.kind },
  })
  concerns(stock.shopper_id)
  return await readStockRow(call, stock.id)
}

/** Twenty detail photos and ten free ones: enough for anything that is one item. */
const PHOTOS_MAX = 30
