import { listViewedGoods as route } from '@longhaul/contract/goods/favourites.ts'
import { readGoodsAtHand } from '../goods/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { toViewedGoods } from './cards.ts'
import { keepsHistory, listOwnViewed } from './sql-viewed.ts'

export const listViewedGoodsAction = readAction(route, listViewedGoods)

async function listViewedGoods({ db, me, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listOwnViewed(db, me.id)
  const knownOf = await readGoodsAtHand(db, rows)
  return {
    items: rows.map((row) => toViewedGoods({ world, now }, row, knownOf(row))),
    keeps_history: await keepsHistory(db, me.id),
  }
}
