import { removeGoodsListRows as route } from '@longhaul/contract/goods/goods-lists.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { deleteOwnRows, findOwnList } from './sql.ts'

export const removeGoodsListRowsAction = writeAction(route, removeGoodsListRows)

/** Removes rows from a list. */
async function removeGoodsListRows({ tx, me, params, body }: WriteCall<typeof route>): Answer<typeof route> {
  orNotFound(await findOwnList(tx, me.id, params.id))
  return { removed: await deleteOwnRows(tx, me.id, params.id, body.row_ids) }
}
