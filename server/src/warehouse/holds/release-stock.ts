import { releaseStock as route } from '@longhaul/contract/staff/lists.staff.ts'
import { heldDays } from '@longhaul/domain/warehouse/stock-stop.ts'
import { noticeNames } from '../../goods/public.ts'
import { notify } from '../../messages/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type LongCall, longAction } from '../../platform/http/action.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { rowByRow } from '../../platform/jobs/row-by-row.ts'
import { lockStockHere } from '../lock-stock-here.ts'
import { extendStorage } from '../sql-storage.ts'
import { setHold } from './sql-holds.ts'

export const releaseStockAction = longAction(route, releaseStock)

/** Releases several stock items from hold, adds the days to their free storage and tells their shoppers. */
function releaseStock(call: LongCall<typeof route>): Answer<typeof route> {
  return rowByRow(call, call.body.ids, async (row, id) => {
    const { tx, now } = row
    const stock = await lockStockHere(row, id)
    const heldAt = stock.held_at
    if (!heldAt) throw new Refusal('transition_not_allowed')
    await setHold(tx, id, { held_at: null, held_by: null, hold_reason: null, hold_note: '' })
    const days = heldDays(heldAt, stock.stocked_at, now)
    if (days > 0) await extendStorage(tx, [id], days)
    await notify(row, stock.shopper_id, {
      kind: 'stock_released',
      args: { ...noticeNames(stock), count: days },
      subject: { kind: 'stock_item', id },
    })
    await audit(row, {
      action: 'release_stock',
      subjectKind: 'stock_item',
      subjectId: id,
      before: { held_at: heldAt, hold_reason: stock.hold_reason, hold_note: stock.hold_note },
      after: { days },
    })
    row.concerns(stock.shopper_id)
  })
}
