import { copyPublicList as route } from '@longhaul/contract/goods/public-lists.ts'
import { lockOwnCart } from '../../cart/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { listName, requireRoom } from '../create-list.ts'
import { keyOf } from '../read-goods-list.job.ts'
import { spendRows } from '../spend-rows.ts'
import { insertList, insertRows } from '../sql.ts'
import { readShownList } from './read-public-list.ts'

export const copyPublicListAction = writeAction(route, copyPublicList)

/**
 * Copies a public list into the shopper's own lists: links and options, one piece of each. Its products are
 * read anew, so nothing depends on what somebody else's list said of them.
 */
async function copyPublicList(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now, enqueue } = call
  const shown = orNotFound(await readShownList(tx, params.code))
  await spendRows(call, me.id, shown.goods.length)
  await lockOwnCart(tx, me.id)
  await requireRoom(tx, me.id)
  const id = await insertList(tx, {
    shopper_id: me.id,
    name: listName(shown.title),
    stage: 'reading',
    // Never taken for the same content sent twice.
    content_hash: Buffer.from(`public ${shown.code}`),
    is_cut: false,
    created_at: now,
    updated_at: now,
  })
  const rows = shown.goods.map(({ url, title, options_text }, at) => ({
    position: at + 1,
    url,
    title,
    quantity: 1,
    remark: '',
    options_text,
    written: { ...BLANK, line: at + 1, name: title, option: options_text, quantityText: '1' },
  }))
  await insertRows(tx, { id, shopper_id: me.id }, rows)
  await enqueue('read-goods-list', { listId: id }, { key: keyOf(id) })
  return { id, row_count: rows.length, is_cut: false }
}

const BLANK = { section: '', size: '', price: '', note: '', picture: '', words: '' }
