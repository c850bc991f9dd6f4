import { listStockForStaff as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { countStockByStage, listStockRows } from './sql-lists.ts'
import { toStockRows } from './stock-row.ts'

export const listStockForStaffAction = readAction(route, listStockForStaff)

/**
 * Stock in the caller's warehouse, newest arrival first, with the size of each queue. A search finds stock of
 * every warehouse.
 */
async function listStockForStaff({
  db,
  query,
  world,
  now,
  me,
}: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const words = query.q?.trim() || undefined
  const rows = await listStockRows(db, {
    stage: query.stage || undefined,
    words,
    assignedTo: query.mine ? me.id : undefined,
    warehouseId: words ? null : me.warehouseId,
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(
    rows.map((row) => ({ ...row, created_at: row.received_at })),
    size,
  )
  return {
    items: await toStockRows({ db, world, now }, page.rows),
    next_cursor: page.next_cursor,
    counts: await countStockByStage(db, me.warehouseId),
  }
}
