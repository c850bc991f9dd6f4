import { moveStockToShelf as route } from '@longhaul/contract/staff/lists.staff.ts'
import { wayOntoShelf } from '@longhaul/domain/warehouse/put-away.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { rowByRow } from '../platform/jobs/row-by-row.ts'
import { lockStockHere } from './lock-stock-here.ts'
import { setShelf } from './sql.ts'
import { findOpenTransfer } from './storage/sql-transfers.ts'

export const moveStockToShelfAction = longAction(route, moveStockToShelf)

/**
 * Moves several stock items to another shelf. Items that are not on a shelf are reported and left unchanged.
 */
function moveStockToShelf(call: LongCall<typeof route>): Answer<typeof route> {
  const shelf = call.body.shelf.trim().toUpperCase()
  return rowByRow(call, call.body.ids, async (row, id) => {
    const stock = await lockStockHere({ tx: row.tx, me: call.me }, id)
    if (wayOntoShelf(stock.stage) !== 'move') throw new Refusal('transition_not_allowed')
    if (await findOpenTransfer(row.tx, id)) throw new Refusal('being_moved')
    if (stock.shelf === shelf) return
    await setShelf(row.tx, id, shelf)
    await audit(row, {
      action: 'move_to_shelf',
      subjectKind: 'stock_item',
      subjectId: id,
      before: { shelf: stock.shelf },
      after: { shelf },
    })
  })
}
