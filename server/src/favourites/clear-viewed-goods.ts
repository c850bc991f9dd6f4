import { clearViewedGoods as route } from '@longhaul/contract/goods/favourites.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { deleteAllOwnViewed } from './sql-viewed.ts'

export const clearViewedGoodsAction = writeAction(route, clearViewedGoods)

async function clearViewedGoods({ tx, me }: WriteCall<typeof route>): Answer<typeof route> {
  await deleteAllOwnViewed(tx, me.id)
  return {}
}
