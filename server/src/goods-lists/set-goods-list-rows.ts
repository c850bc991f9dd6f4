import { setGoodsListRows as route } from '@longhaul/contract/goods/goods-lists.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { judged } from './listed.ts'
import { lockOwnList, lockOwnRows, saveRows } from './sql.ts'

export const setGoodsListRowsAction = writeAction(route, setGoodsListRows)

/** Gives each of several rows its own values: a pasted column, or those before the last change. */
async function setGoodsListRows({ tx, me, params, body }: WriteCall<typeof route>): Answer<typeof route> {
  const list = orNotFound(await lockOwnList(tx, me.id, params.id))
  const values = new Map(body.rows.map(({ id, ...value }) => [id, value]))
  const rows = await lockOwnRows(tx, me.id, list.id, [...values.keys()])
  await saveRows(
    tx,
    rows.map((row) => judged({ ...row, ...values.get(row.id) })),
  )
  return { changed: rows.length }
}
