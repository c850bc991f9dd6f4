import { listRechargesForStaff as route } from '@longhaul/contract/funds/recharges.staff.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { listProviderNames, listRechargesForStaff as listRows } from './sql.ts'
import { toStaffRecharge } from './staff-recharge.ts'

export const listRechargesForStaffAction = action(route, listRechargesForStaff)

async function listRechargesForStaff({ tx, query }: Call<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const filter = {
    stage: query.stage,
    provider: query.provider || undefined,
    words: query.q?.trim() ?? '',
    cursor: decodeCursor(query.cursor),
    size,
  }
  const { rows, next_cursor } = toPage(await listRows(tx, filter), size)
  return { items: rows.map(toStaffRecharge), next_cursor, providers: await listProviderNames(tx) }
}
