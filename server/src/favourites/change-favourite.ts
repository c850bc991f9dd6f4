import { changeFavourite as route } from '@longhaul/contract/goods/favourites.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { setOwnNote } from './sql.ts'

export const changeFavouriteAction = writeAction(route, changeFavourite)

async function changeFavourite({ tx, me, params, body }: WriteCall<typeof route>): Answer<typeof route> {
  if (!(await setOwnNote(tx, me.id, params.id, body.note.trim()))) throw new Refusal('not_found')
  return {}
}
