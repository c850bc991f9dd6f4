import { moveStockToShelf as route } from '@longhaul/contract/staff/lists.staff.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { rowByRow } from '../platform/jobs/row-by-row.ts'
import { changeShelf } from './change-shelf.ts'

export const moveStockToShelfAction = longAction(route, moveStockToShelf)

/**
 * Moves several stock items to another shelf. Items that are not on a shelf are reported and left unchanged.
 */
function moveStockToShelf(call: LongCall<typeof route>): Answer<typeof route> {
  const shelf = call.body.shelf.trim().toUpperCase()
  return rowByRow(call, call.body.ids, (row, id) => changeShelf(row, id, shelf))
}
