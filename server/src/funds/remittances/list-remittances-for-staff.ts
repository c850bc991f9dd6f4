import { listRemittancesForStaff as route } from '@longhaul/contract/funds/remittances.staff.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toStaffRemittances } from './cards.ts'
import { listRemittancesForStaff as listRows } from './sql.ts'

export const listRemittancesForStaffAction = action(route, listRemittancesForStaff)

async function listRemittancesForStaff(call: Call<typeof route>): Answer<typeof route> {
  const { tx, query } = call
  const size = pageSize(query.limit)
  const page = { cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listRows(tx, query.stage ?? 'submitted', page), size)
  return { items: await toStaffRemittances(call, rows), next_cursor }
}
