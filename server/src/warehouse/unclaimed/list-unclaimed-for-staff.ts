import { listUnclaimedForStaff as route } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { countUnclaimed, listUnclaimedRows } from './sql-unclaimed.ts'
import { toUnclaimedRow } from './unclaimed-detail.ts'

export const listUnclaimedForStaffAction = readAction(route, listUnclaimedForStaff)

/** Unclaimed parcels of the caller's warehouse, newest first, with the number in each stage. */
async function listUnclaimedForStaff(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, query, me } = call
  const words = query.q?.trim() || undefined
  const size = pageSize(query.limit)
  const rows = await listUnclaimedRows(db, {
    stage: query.stage,
    words,
    warehouseId: words ? null : me.warehouseId,
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(rows, size)
  return {
    items: page.rows.map((row) => toUnclaimedRow(row, call)),
    next_cursor: page.next_cursor,
    counts: await countUnclaimed(db, me.warehouseId),
  }
}
