import { moveStockToShelf as route } from '@longhaul/contract/staff/lists.staff.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { rowByRow } from '../platform/jobs/row-by-row.ts'
import { addMissedDays } from './counts/add-missed-days.ts'
import { settleOpen } from './counts/sql-differences.ts'
import { changeShelf } from './change-shelf.ts'

export const moveStockToShelfAction = longAction(route, moveStockToShelf)

/**
 * Moves several stock items to another shelf. Items that are not on a shelf are reported and left unchanged.
 * What was not in a package that came back and is put on a shelf now has been found.
 */
function moveStockToShelf(call: LongCall<typeof route>): Answer<typeof route> {
  const shelf = call.body.shelf.trim().toUpperCase()
  return rowByRow(call, call.body.ids, async (row, id) => {
    const settled = await settleOpen(row.tx, [id], row.now, ['not_returned'])
    await changeShelf(row, id, shelf)
    await addMissedDays(row.tx, settled, { until: row.now })
  })
}
