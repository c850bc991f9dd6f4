import { copyGoodsList as route } from '@longhaul/contract/goods/goods-lists.ts'
import { lockOwnCart } from '../cart/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { listName, requireRoom } from './create-list.ts'
import { keyOf } from './read-goods-list.job.ts'
import { spendRows } from './spend-rows.ts'
import { findOwnList, insertList, insertRows, listOwnRows } from './sql.ts'

export const copyGoodsListAction = writeAction(route, copyGoodsList)

/** Copies a list with everything chosen. What was not read yet is read for the copy too. */
async function copyGoodsList(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, enqueue } = call
  const list = orNotFound(await findOwnList(tx, me.id, params.id))
  const rows = await listOwnRows(tx, me.id, list.id)
  await spendRows(call, me.id, rows.filter((row) => !row.is_read).length)
  await lockOwnCart(tx, me.id)
  await requireRoom(tx, me.id)
  const id = await insertList(tx, {
    shopper_id: me.id,
    name: listName(body.name ?? `${list.name} (2)`),
    stage: 'reading',
    // Never taken for the same content sent twice.
    content_hash: Buffer.from(`copy of ${list.id}`),
    is_cut: list.is_cut,
    created_at: now,
    updated_at: now,
  })
  const copies = rows.map(
    ({ id: _id, list_id: _list, shopper_id: _shopper, added_at: _added, ...row }) => row,
  )
  await insertRows(tx, { id, shopper_id: me.id }, copies)
  await enqueue('read-goods-list', { listId: id }, { key: keyOf(id) })
  return { id, row_count: copies.length, is_cut: list.is_cut }
}
