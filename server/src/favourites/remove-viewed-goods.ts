import { removeViewedGoods as route } from '@longhaul/contract/goods/favourites.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { deleteOwnViewed } from './sql-viewed.ts'

export const removeViewedGoodsAction = writeAction(route, removeViewedGoods)

async function removeViewedGoods({ tx, me, params }: WriteCall<typeof route>): Answer<typeof route> {
  if (!(await deleteOwnViewed(tx, me.id, params.id))) throw new Refusal('not_found')
  return {}
}
