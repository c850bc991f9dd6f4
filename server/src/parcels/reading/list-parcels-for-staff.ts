import { getParcelForStaff, listParcelsForStaff } from '@longhaul/contract/parcels/parcels.staff.ts'
import { action } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { readParcelDetail, toParcelRow } from './parcel-detail.ts'
import { countByStage, listParcelRows } from './sql-lists.ts'

/** Packages of all shoppers, newest first: the queues of packing and shipping. */
export const listParcelsForStaffAction = action(listParcelsForStaff, async ({ tx, query, lang }) => {
  const size = pageSize(query.limit)
  const rows = await listParcelRows(tx, {
    stage: query.stage,
    words: query.q?.trim() || undefined,
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(rows, size)
  return {
    items: page.rows.map((row) => toParcelRow(row, lang)),
    next_cursor: page.next_cursor,
    counts: await countByStage(tx),
  }
})

export const getParcelForStaffAction = action(getParcelForStaff, (call) =>
  readParcelDetail(call, call.params.id),
)
