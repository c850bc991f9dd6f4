import { deleteGoodsList as route } from '@longhaul/contract/goods/goods-lists.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import { withdrawOwn } from './publication/sql.ts'
import { deleteOwnList, lockOwnList } from './sql.ts'

export const deleteGoodsListAction = writeAction(route, deleteGoodsList)

/** Deletes a list with its rows and its public page. A job that is reading it finds nothing more to do. */
async function deleteGoodsList({ tx, me, params, now }: WriteCall<typeof route>): Answer<typeof route> {
  orNotFound(await lockOwnList(tx, me.id, params.id))
  await withdrawOwn(tx, me.id, params.id, now)
  if (!(await deleteOwnList(tx, me.id, params.id))) throw new Refusal('not_found')
  return {}
}
