import { listRemittancesForStaff as route } from '@longhaul/contract/funds/remittances.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toStaffRemittances } from './cards.ts'
import { listRemittancesForStaff as listRows } from './sql.ts'

export const listRemittancesForStaffAction = readAction(route, listRemittancesForStaff)

async function listRemittancesForStaff(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, query } = call
  const size = pageSize(query.limit)
  const page = { cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listRows(db, query.stage ?? 'submitted', page), size)
  return { items: await toStaffRemittances(call, rows), next_cursor }
}
