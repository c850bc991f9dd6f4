import { getUnclaimedForStaff, listUnclaimedForStaff } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { action } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { countUnclaimed, listUnclaimedRows } from './sql-unclaimed.ts'
import { readUnclaimed, toUnclaimedRow } from './unclaimed-detail.ts'

/** Parcels that nobody is known for, newest first, with how many there are of each stage. */
export const listUnclaimedForStaffAction = action(listUnclaimedForStaff, async (call) => {
  const { tx, query } = call
  const size = pageSize(query.limit)
  const rows = await listUnclaimedRows(tx, {
    stage: query.stage,
    words: query.q?.trim() || undefined,
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(rows, size)
  return {
    items: page.rows.map((row) => toUnclaimedRow(row, call)),
    next_cursor: page.next_cursor,
    counts: await countUnclaimed(tx),
  }
})

export const getUnclaimedForStaffAction = action(getUnclaimedForStaff, (call) =>
  readUnclaimed(call, call.params.id),
)
