import { listGoodsPhotos as route } from '@longhaul/contract/goods/goods-photos.ts'
import { isItemNumber } from '@longhaul/domain/links/item-number.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { optionHash } from './option-hash.ts'
import { toGoodsPhoto } from './photo-card.ts'
import { listShown } from './sql-photos.ts'

export const listGoodsPhotosAction = readAction(route, listGoodsPhotos)

/** The number of photos that a page shows at a time. */
const SHOWN_MAX = 24

/** Our warehouse's photos of earlier pieces of a product. */
async function listGoodsPhotos({
  db,
  params,
  query,
  now,
  world,
}: ReadCall<typeof route>): Answer<typeof route> {
  if (!isItemNumber(params.marketplace, params.item)) throw new Refusal('not_found')
  if (!(await readSettings(db)).showGoodsPhotos) return { photos: [], of_option: 0 }
  const option = query.option?.trim() ?? ''
  const rows = await listShown(
    db,
    { platform: params.marketplace, item_id: params.item },
    { option: option === '' ? null : optionHash(option), now, limit: SHOWN_MAX },
  )
  return {
    photos: rows.map((row) => toGoodsPhoto(world, row, now)),
    of_option: rows.filter((row) => row.is_option).length,
  }
}
