import { changeGoodsListRows as route } from '@longhaul/contract/goods/goods-lists.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { choicesBegun, optionsTextOf } from '@longhaul/domain/goods-lists/row.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { type RowRecord, judged } from './listed.ts'
import { keyOf } from './read-goods-list.job.ts'
import { spendRows } from './spend-rows.ts'
import { lockOwnList, lockOwnRows, saveRows, updateList } from './sql.ts'

export const changeGoodsListRowsAction = writeAction(route, changeGoodsListRows)

type Change = BodyOf<typeof route>

/** Changes rows in the same way. With another link a row is read anew, and its list goes on being read. */
async function changeGoodsListRows(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, enqueue } = call
  if (body.url !== undefined && body.row_ids.length > 1) throw badInput({ row_ids: 'too_many' })
  if (body.url !== undefined) await spendRows(call, me.id, 1)
  const list = orNotFound(await lockOwnList(tx, me.id, params.id))
  const rows = await lockOwnRows(tx, me.id, list.id, body.row_ids)
  await saveRows(
    tx,
    rows.map((row) => judged(changed(row, body))),
  )
  if (body.url !== undefined && rows.length > 0) {
    await updateList(tx, list.id, { stage: 'reading', updated_at: now })
    await enqueue('read-goods-list', { listId: list.id }, { key: keyOf(list.id) })
  }
  return { changed: rows.length }
}

function changed(row: RowRecord, body: Change): RowRecord {
  const { quantity = row.quantity, remark = row.remark, own_fen = row.own_fen } = body
  const { price_accepted = row.price_accepted } = body
  const next = { ...row, quantity, remark, own_fen, price_accepted, options_text: optionsOf(row, body) }
  if (body.url === undefined) return next
  return { ...next, url: body.url.trim(), is_read: false, found: null, link_issue: null, options_text: '' }
}

function optionsOf({ found, options_text }: RowRecord, { choice, options_text: typed }: Change): string {
  const options = found?.options ?? []
  const isOffered =
    choice && options.some(({ name, values }) => name === choice.name && values.includes(choice.value))
  if (isOffered)
    return optionsTextOf({ ...choicesBegun(options_text, options), [choice.name]: choice.value }, options)
  return typed ?? options_text
}
