import { listGoodsListRows as route } from '@longhaul/contract/goods/goods-lists.ts'
import { ROWS_PAGE_MAX } from '@longhaul/domain/goods-lists/limits.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toRowCard } from './cards.ts'
import { findOwnList, listOwnRowsOf } from './sql.ts'

export const listGoodsListRowsAction = readAction(route, listGoodsListRows)

/** A page of the rows. */
async function listGoodsListRows(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, me, params, query, now, world } = call
  orNotFound(await findOwnList(db, me.id, params.id))
  const limit = query.limit ?? ROWS_PAGE_MAX
  const rows = await listOwnRowsOf(db, {
    shopperId: me.id,
    listId: params.id,
    group: query.group,
    words: query.q?.trim() ?? '',
    after: query.after ?? 0,
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  return {
    items: page.map((row) => toRowCard(world, row, now)),
    next_after: rows.length > limit ? (page.at(-1)?.position ?? null) : null,
  }
}
