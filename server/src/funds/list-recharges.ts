import { listRecharges as route } from '@longhaul/contract/funds/funds.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { toRecharge } from './recharge-card.ts'
import { listOwnRecharges } from './sql.ts'

export const listRechargesAction = readAction(route, listRecharges)

async function listRecharges({ db, me, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const page = { cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listOwnRecharges(db, me.id, page), size)
  return { items: rows.map(toRecharge), next_cursor }
}
