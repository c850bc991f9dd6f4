import {
  listFoundCandidates as candidatesRoute,
  listFoundThings as route,
} from '@longhaul/contract/warehouse/found-things.staff.ts'
import { readFoundNumber } from '@longhaul/domain/warehouse/found-things.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { badInput, orNotFound } from '../../platform/http/refusal.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { toFoundThings, toKnownGoods } from './found-card.ts'
import { findFound, listFound, listGoodsOf, listMissed } from './sql-found.ts'

export const listFoundThingsAction = readAction(route, listFoundThings)
export const listFoundCandidatesAction = readAction(candidatesRoute, listFoundCandidates)

/** What counts in the caller's warehouse found without a label; by number also what a running count told. */
async function listFoundThings(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, me, query } = call
  const stage = query.stage || 'open'
  if (stage !== 'open' && stage !== 'decided') throw badInput({ stage: 'choice' })
  const number = query.number ? readFoundNumber(query.number) : undefined
  if (number === null) return { items: [], next_cursor: null }
  const size = pageSize(query.limit)
  const rows = await listFound(db, {
    warehouseId: me.warehouseId,
    ...(number === undefined ? { isOpen: stage === 'open' } : { number }),
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(
    rows.map((row) => ({ ...row, created_at: row.told_at })),
    size,
  )
  return { items: await toFoundThings(call, page.rows), next_cursor: page.next_cursor }
}

/** What a found thing may be. */
async function listFoundCandidates(call: ReadCall<typeof candidatesRoute>): Answer<typeof candidatesRoute> {
  const { db, me, params } = call
  const found = orNotFound(await findFound(db, params.id))
  refuseElsewhere(me, found.warehouse_id)
  const missed = await listMissed(db, found.warehouse_id)
  const goods = await listGoodsOf(
    db,
    missed.map((row) => row.stock_item_id),
  )
  const goodsOf = new Map(goods.map((row) => [row.id, toKnownGoods(row, call)]))
  return {
    items: missed.flatMap(({ stock_item_id: id, cause, since }) => {
      const known = goodsOf.get(id)
      return known ? [{ ...known, cause, since: since.toISOString() }] : []
    }),
  }
}
