import { changeGoodsList as route } from '@longhaul/contract/goods/goods-lists.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { listName } from './create-list.ts'
import { readListCard } from './get-goods-list.ts'
import { keyOf } from './read-goods-list.job.ts'
import { spendRows } from './spend-rows.ts'
import { lockOwnList, readAgain, updateList } from './sql.ts'

export const changeGoodsListAction = writeAction(route, changeGoodsList)

/** Renames a list, stops reading it, or goes on; then what failed for a passing reason is read again. */
async function changeGoodsList(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, enqueue } = call
  if (body.stage === 'reading')
    await spendRows(call, me.id, (await readListCard(tx, me.id, params.id)).unread_count)
  const list = orNotFound(await lockOwnList(tx, me.id, params.id))
  const stage = body.stage === 'stopped' && list.stage === 'done' ? list.stage : (body.stage ?? list.stage)
  const name = body.name === undefined ? list.name : listName(body.name)
  await updateList(tx, list.id, { name, stage, updated_at: now })
  if (body.stage === 'reading') {
    await readAgain(tx, list.id)
    await enqueue('read-goods-list', { listId: list.id }, { key: keyOf(list.id) })
  }
  return await readListCard(tx, me.id, list.id)
}
