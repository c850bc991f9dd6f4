import { listPublicLists as route } from '@longhaul/contract/goods/public-lists.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { listForStaff } from './sql-reports.ts'
import { toStaffCard } from './staff-card.ts'

export const listPublicListsAction = readAction(route, listPublicLists)

/** Public lists for staff, newest first. */
async function listPublicLists({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const rows = await listForStaff(db, {
    view: query.view ?? 'reported',
    cursor: decodeCursor(query.cursor),
    size,
  })
  const page = toPage(rows, size)
  return { items: page.rows.map(toStaffCard), next_cursor: page.next_cursor }
}
