import { addStockPhoto as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { usuallyShows } from '@longhaul/domain/warehouse/photo-captions.ts'
import { ownFilesOfKind } from '../files/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import type { Tx } from '../platform/database/db.ts'
import { countTaken, lockPhotoOrder } from './photos/sql-photo-orders.ts'
import { lockStockHere } from './lock-stock-here.ts'
import { type StockPhoto, type StockRow, findShotsWanted, insertStockPhoto, listStockPhotos } from './sql.ts'
import { readStockRow } from './stock-row.ts'

export const addStockPhotoAction = writeAction(route, addStockPhoto)

/**
 * Adds an uploaded picture at inspection: a free one, or one of the detail photos that the shopper ordered,
 * never more than were ordered. An item on its shelf only takes detail photos of an open photo order.
 */
async function addStockPhoto(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, concerns } = call
  const stock = await lockStockHere(call, params.id)
  const photos = await listStockPhotos(tx, [stock.id])
  const photoOrderId = await requireWanted(tx, stock, { kind: body.kind, photos })
  const [fileId] = await ownFilesOfKind(tx, { staffId: me.id }, [body.file_id], 'inspection')
  if (!fileId) throw badInput({ file_id: 'unknown' })
  if (photos.length >= PHOTOS_MAX) throw badInput({ file_id: 'too_many' })
  const added = await insertStockPhoto(tx, {
    stock_item_id: stock.id,
    file_id: fileId,
    kind: body.kind,
    photo_order_id: photoOrderId,
    shows: body.shows ?? (body.kind === 'free' ? usuallyShows(photos.map((photo) => photo.shows)) : 'other'),
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

/**
 * Refuses a picture that was not ordered. Returns the photo order that it belongs to, or null at inspection.
 */
async function requireWanted(
  tx: Tx,
  stock: StockRow,
  { kind, photos }: { kind: 'free' | 'detail'; photos: readonly StockPhoto[] },
): Promise<string | null> {
  if (stock.stage === 'received') {
    const taken = photos.filter((photo) => photo.kind === 'detail').length
    if (kind === 'detail' && taken >= (await findShotsWanted(tx, stock.id)))
      throw badInput({ kind: 'too_many' })
    return null
  }
  const order = stock.stage === 'in_stock' ? await lockPhotoOrder(tx, stock.id) : undefined
  if (!order || kind !== 'detail') throw new Refusal('transition_not_allowed')
  if ((await countTaken(tx, order.id)) >= order.shots) throw badInput({ kind: 'too_many' })
  return order.id
}

/** Twenty detail photos and ten free ones: enough for any single item. */
const PHOTOS_MAX = 30
