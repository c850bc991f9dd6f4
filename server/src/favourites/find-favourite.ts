import { findFavourite as route } from '@longhaul/contract/goods/favourites.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readFavouriteLink } from './read-kept-link.ts'
import { findOwnFavouriteOf } from './sql.ts'

export const findFavouriteAction = readAction(route, findFavourite)

/** The favourite of a link, if it is one. */
async function findFavourite({ db, me, query }: ReadCall<typeof route>): Answer<typeof route> {
  const link = await readFavouriteLink(db, query.url)
  if (typeof link === 'string') return { favourite: null }
  return { favourite: (await findOwnFavouriteOf(db, me.id, link.url)) ?? null }
}
