import { clearFavourites as route } from '@longhaul/contract/goods/favourites.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { deleteOwnFavourites } from './sql.ts'

export const clearFavouritesAction = writeAction(route, clearFavourites)

async function clearFavourites({ tx, me }: WriteCall<typeof route>): Answer<typeof route> {
  await deleteOwnFavourites(tx, me.id)
  return {}
}
