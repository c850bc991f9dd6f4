import { listRechargesForStaff as route } from '@longhaul/contract/funds/recharges.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { listProviderNames, listRechargesForStaff as listRows } from './sql.ts'
import { toStaffRecharge } from './staff-recharge.ts'

export const listRechargesForStaffAction = readAction(route, listRechargesForStaff)

async function listRechargesForStaff({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const filter = {
    stage: query.stage,
    provider: query.provider || undefined,
    words: query.q?.trim() ?? '',
    cursor: decodeCursor(query.cursor),
    size,
  }
  const { rows, next_cursor } = toPage(await listRows(db, filter), size)
  return { items: rows.map(toStaffRecharge), next_cursor, providers: await listProviderNames(db) }
}
