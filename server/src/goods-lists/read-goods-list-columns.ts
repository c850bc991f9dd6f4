import { readGoodsListColumns as route } from '@longhaul/contract/goods/goods-lists.ts'
import { SHEET_COLUMNS_MAX } from '@longhaul/domain/goods-lists/limits.ts'
import { whyNotReadColumns } from '@longhaul/domain/goods-lists/why-not-read-columns.ts'
import type { ColumnKind } from '@longhaul/domain/links/sheet/headings.ts'
import { readSites } from '../goods/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { storeRows } from './create-list.ts'
import { readGoods } from './reading/read-list.ts'
import { spendRows } from './spend-rows.ts'
import { findOwnList, lockOwnList, updateList } from './sql.ts'
import { countAdded, deleteAllRows, findOwnSheet, setSheetKinds } from './sql-sheets.ts'

export const readGoodsListColumnsAction = writeAction(route, readGoodsListColumns)

/** Reads a list's sheet again by what the shopper says about its columns; its rows are replaced. */
async function readGoodsListColumns(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  if (!body.columns.some(({ kind }) => kind === 'link')) throw badInput({ columns: 'required' })
  orNotFound(await findOwnList(tx, me.id, params.id))
  const sheet = await findOwnSheet(tx, me.id, params.id)
  if (!sheet) throw new Refusal('list_without_sheet')
  const kinds = kindsOf(body.columns)
  const { rows, isCut } = readGoods(sheet.cells, await readSites(tx), kinds)
  await spendRows(call, me.id, rows.length)
  const list = orNotFound(await lockOwnList(tx, me.id, params.id))
  refuseIf(whyNotReadColumns({ hasSheet: true, addedCount: await countAdded(tx, list.id) }))
  await deleteAllRows(tx, list.id)
  await storeRows(call, list, rows)
  await setSheetKinds(tx, list.id, kinds)
  await updateList(tx, list.id, { stage: 'reading', is_cut: isCut, updated_at: now })
  return { id: list.id, row_count: rows.length, is_cut: isCut }
}

/** What is said of each column; of those that are not named, that they are about something else. */
function kindsOf(columns: readonly { at: number; kind: ColumnKind }[]): ColumnKind[] {
  const said = new Map(columns.map(({ at, kind }) => [at, kind]))
  return Array.from({ length: SHEET_COLUMNS_MAX }, (_, at) => said.get(at) ?? 'other')
}
