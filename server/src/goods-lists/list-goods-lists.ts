import { listGoodsLists as route } from '@longhaul/contract/goods/goods-lists.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { toCards } from './cards.ts'
import { listOwnLists } from './sql.ts'

export const listGoodsListsAction = readAction(route, listGoodsLists)

/** The shopper's kept lists. */
async function listGoodsLists({ db, me }: ReadCall<typeof route>): Answer<typeof route> {
  return { items: await toCards(db, await listOwnLists(db, me.id)) }
}
