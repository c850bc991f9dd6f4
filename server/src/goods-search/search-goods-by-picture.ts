import { searchGoodsByPicture as route } from '@longhaul/contract/goods/goods-search.ts'
import { UPLOAD_MAX_BYTES } from '@longhaul/contract/site/files.ts'
import { FOUND_PAGE } from '@longhaul/domain/goods-search/limits.ts'
import { SAME_BITS } from '@longhaul/domain/goods-search/picture-hash.ts'
import { readUpload } from '../files/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { fromRemembered, toCards } from './cards.ts'
import { readHash } from './read-hash.ts'
import { findAlike } from './sql.ts'

export const searchGoodsByPictureAction = longAction(route, searchGoodsByPicture)

/** Finds the goods whose pictures are most like an uploaded one, which is forgotten with the answer. */
async function searchGoodsByPicture(call: LongCall<typeof route>): Answer<typeof route> {
  const { db, now, request } = call
  const hash = await readHash(await readUpload(request, UPLOAD_MAX_BYTES))
  if (!hash) throw new Refusal('picture_plain')
  const { showGoodsPhotos: showsPhotos } = await readSettings(db)
  const rows = await findAlike(db, hash, { showsPhotos, now, limit: FOUND_PAGE })
  const cards = await toCards(call, rows.map(fromRemembered))
  return { items: cards.map((card, at) => ({ ...card, is_same: rows[at]!.distance <= SAME_BITS })) }
}
