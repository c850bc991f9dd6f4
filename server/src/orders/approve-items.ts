import { approveItems as route } from '@longhaul/contract/staff/lists.staff.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import { rowByRow } from '../platform/jobs/row-by-row.ts'
import { approve } from './approve-item.ts'
import { lockItemForStaff } from './sql.ts'

export const approveItemsAction = longAction(route, approveItems)

/**
 * Approves many items, each independently. Items with the shopper's own price are refused: each needs a
 * decision of its own.
 */
function approveItems(call: LongCall<typeof route>): Answer<typeof route> {
  return rowByRow(call, call.body.ids, async (row, id) => {
    const item = orNotFound(await lockItemForStaff(row.tx, id))
    if (item.page_price_fen !== null) throw new Refusal('price_needs_a_look')
    await approve(row, id)
  })
}
