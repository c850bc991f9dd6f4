import { deleteGoodsList as route } from '@longhaul/contract/goods/goods-lists.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { deleteOwnList } from './sql.ts'

export const deleteGoodsListAction = writeAction(route, deleteGoodsList)

/** Deletes a list with its rows. A job that is reading it finds nothing more to do. */
async function deleteGoodsList({ tx, me, params }: WriteCall<typeof route>): Answer<typeof route> {
  if (!(await deleteOwnList(tx, me.id, params.id))) throw new Refusal('not_found')
  return {}
}
