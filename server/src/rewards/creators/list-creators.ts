import { listCreators as route } from '@longhaul/contract/rewards/creators.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toStaffCard } from './card.ts'
import { listCreatorsForStaff } from './sql.ts'

export const listCreatorsAction = readAction(route, listCreators)

/** Creators with what came of each, newest first. */
async function listCreators({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const rows = await listCreatorsForStaff(db, {
    view: query.view ?? 'applied',
    cursor: decodeCursor(query.cursor),
    size,
  })
  const page = toPage(rows, size)
  const items = []
  for (const row of page.rows) items.push(await toStaffCard(db, row))
  return { items, next_cursor: page.next_cursor }
}
