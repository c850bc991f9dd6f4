import { listShownPhotos as route } from '@longhaul/contract/goods/goods-photos.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, newestPage, pageSize, toPage } from '../platform/http/cursor.ts'
import { readSettings } from '../site/public.ts'
import { toGoodsPhoto } from './photo-card.ts'
import { shownForStaff } from './sql-photos.ts'

export const listShownPhotosAction = readAction(route, listShownPhotos)

/** The publicly shown photos of earlier pieces, for review by staff. */
async function listShownPhotos({ db, query, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const found = await newestPage(
    shownForStaff(db, query.item?.trim() || undefined),
    'photo.taken_at',
    'photo.id',
    decodeCursor(query.cursor),
    size + 1,
  ).execute()
  const { rows, next_cursor } = toPage(found, size)
  return {
    items: rows.map((row) => ({
      ...toGoodsPhoto(world, row, now),
      marketplace: row.platform,
      item_id: row.item_id,
      title: row.title,
      shown_from: row.shown_from.toISOString(),
    })),
    next_cursor,
    open: (await readSettings(db)).showGoodsPhotos,
  }
}
