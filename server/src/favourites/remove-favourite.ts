import { removeFavourite as route } from '@longhaul/contract/goods/favourites.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { deleteOwnFavourite } from './sql.ts'

export const removeFavouriteAction = writeAction(route, removeFavourite)

async function removeFavourite({ tx, me, params }: WriteCall<typeof route>): Answer<typeof route> {
  if (!(await deleteOwnFavourite(tx, me.id, params.id))) throw new Refusal('not_found')
  return {}
}
