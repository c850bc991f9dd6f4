import { changeHistory as route } from '@longhaul/contract/goods/favourites.ts'
import { lockOwnCart } from '../cart/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { deleteAllOwnViewed, setKeepsHistory } from './sql-viewed.ts'

export const changeHistoryAction = writeAction(route, changeHistory)

/** Turns the history on, or off and empties it: what is under way on another device adds nothing after it. */
async function changeHistory({ tx, me, body }: WriteCall<typeof route>): Answer<typeof route> {
  await lockOwnCart(tx, me.id)
  await setKeepsHistory(tx, me.id, body.on)
  if (!body.on) await deleteAllOwnViewed(tx, me.id)
  return {}
}
