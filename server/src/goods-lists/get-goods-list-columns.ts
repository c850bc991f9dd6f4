import { getGoodsListColumns as route } from '@longhaul/contract/goods/goods-lists.ts'
import { whyNotReadColumns } from '@longhaul/domain/goods-lists/why-not-read-columns.ts'
import { describeColumns } from '@longhaul/domain/links/sheet/describe-columns.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findOwnList } from './sql.ts'
import { countAdded, findOwnSheet } from './sql-sheets.ts'

export const getGoodsListColumnsAction = readAction(route, getGoodsListColumns)

/** The filled columns of the sheet that a list was made of. */
async function getGoodsListColumns({ db, me, params }: ReadCall<typeof route>): Answer<typeof route> {
  const list = orNotFound(await findOwnList(db, me.id, params.id))
  const sheet = await findOwnSheet(db, me.id, list.id)
  const addedCount = await countAdded(db, list.id)
  return {
    columns: sheet ? describeColumns(sheet.cells, sheet.kinds ?? undefined) : [],
    is_said: Boolean(sheet?.kinds),
    why_not: whyNotReadColumns({ hasSheet: sheet !== undefined, addedCount }),
  }
}
