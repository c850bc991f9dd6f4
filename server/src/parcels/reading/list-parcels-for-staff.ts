import { listParcelsForStaff as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toParcelRow } from './parcel-detail.ts'
import { countByStage, listParcelRows } from './sql-lists.ts'

export const listParcelsForStaffAction = readAction(route, listParcelsForStaff)

/**
 * Packages of all shoppers in the caller's warehouse, newest first: the queues of packing and shipping. A
 * search finds those of every warehouse.
 */
async function listParcelsForStaff({ db, query, lang, me }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const words = query.q?.trim() || undefined
  const rows = await listParcelRows(db, {
    stage: query.stage,
    words,
    assignedTo: query.mine ? me.id : undefined,
    warehouseId: words ? null : me.warehouseId,
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(rows, size)
  return {
    items: page.rows.map((row) => toParcelRow(row, lang)),
    next_cursor: page.next_cursor,
    counts: await countByStage(db, me.warehouseId),
  }
}
