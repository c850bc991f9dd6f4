import { listCreatorShares as route } from '@longhaul/contract/rewards/creators.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toShareCard } from './card.ts'
import { listSharesForStaff } from './sql-shares.ts'

export const listCreatorSharesAction = readAction(route, listCreatorShares)

/** The shares that wait for a person, or all of one creator. */
async function listCreatorShares({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const cursor = decodeCursor(query.cursor)
  const page = toPage(await listSharesForStaff(db, { creator: query.creator, cursor, size }), size)
  return { items: page.rows.map(toShareCard), next_cursor: page.next_cursor }
}
