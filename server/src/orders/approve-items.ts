import { approveItems } from '@longhaul/contract/staff/lists.staff.ts'
import { action } from '../platform/http/action.ts'
import { Refusal, found } from '../platform/http/refusal.ts'
import { rowByRow } from '../platform/jobs/row-by-row.ts'
import { approve } from './approve-item.ts'
import { lockItemForStaff } from './sql.ts'

/** Approves many items, each by itself. A price of the shopper's own is a decision, and nobody decides it in bulk. */
export const approveItemsAction = action(
  approveItems,
  (call) =>
    rowByRow(call, call.body.ids, async (row, id) => {
      const item = found(await lockItemForStaff(row.tx, id))
      if (item.page_price_fen !== null) throw new Refusal('price_needs_a_look')
      await approve(row, id)
    }),
  { transaction: false },
)
