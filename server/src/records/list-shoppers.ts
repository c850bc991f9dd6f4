import { listShoppers as route } from '@longhaul/contract/accounts/shoppers.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { listShoppersForStaff } from './sql-shoppers.ts'
import { toRow } from './shopper-rows.ts'

export const listShoppersAction = readAction(route, listShoppers)

async function listShoppers({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const filter = {
    q: query.q?.trim() ?? '',
    state: query.state,
    cursor: decodeCursor(query.cursor),
    size,
  }
  const { rows, next_cursor } = toPage(await listShoppersForStaff(db, filter), size)
  return { items: rows.map(toRow), next_cursor }
}
