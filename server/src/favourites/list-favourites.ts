import { listFavourites as route } from '@longhaul/contract/goods/favourites.ts'
import { readGoodsAtHand } from '../goods/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { toFavourite } from './cards.ts'
import { countOwnFavourites, listOwnFavourites } from './sql.ts'

export const listFavouritesAction = readAction(route, listFavourites)

/** The favourites with what is stored of their pages; asks no other site. */
async function listFavourites({ db, me, query, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const found = await listOwnFavourites(db, me.id, { cursor: decodeCursor(query.cursor), size })
  const { rows, next_cursor } = toPage(found, size)
  const knownOf = await readGoodsAtHand(db, rows)
  return {
    items: rows.map((row) => toFavourite({ world, now }, row, knownOf(row))),
    next_cursor,
    count: await countOwnFavourites(db, me.id),
  }
}
