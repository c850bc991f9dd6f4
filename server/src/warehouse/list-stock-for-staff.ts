import { listStockForStaff as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { countStockByStage, listStockRows } from './sql-lists.ts'
import { toStockRows } from './stock-row.ts'

export const listStockForStaffAction = action(route, listStockForStaff)

/** Stock in the warehouse, newest arrival first, with the size of each queue. */
async function listStockForStaff({ tx, query, world, now }: Call<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const rows = await listStockRows(tx, {
    stage: query.stage || undefined,
    words: query.q?.trim() || undefined,
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(
    rows.map((row) => ({ ...row, created_at: row.received_at })),
    size,
  )
  return {
    items: await toStockRows({ tx, world, now }, page.rows),
    next_cursor: page.next_cursor,
    counts: await countStockByStage(tx),
  }
}
