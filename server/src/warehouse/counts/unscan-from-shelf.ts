import { unscanFromShelf as route } from '@longhaul/contract/warehouse/shelf-counts.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { lockOwnCount } from './lock-own-count.ts'
import { readLabel } from './read-label.ts'
import { deleteScan, findCount, setActive } from './sql-counts.ts'

export const unscanFromShelfAction = writeAction(route, unscanFromShelf)

/** Takes the scan of a label back; repeated, nothing more happens. The log keeps both. */
async function unscanFromShelf(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const count = await lockOwnCount(call, params.id)
  const { stockItemId, piece } = await readLabel(tx, body.code)
  await deleteScan(tx, { count_id: count.id, stock_item_id: stockItemId, piece })
  await setActive(tx, count.id, { counted_by: me.id, active_at: now })
  await audit(call, {
    action: 'undo_scan_in_count',
    subjectKind: 'shelf_count',
    subjectId: count.id,
    before: { stock_item_id: stockItemId, piece },
  })
  const { scans } = await findCount(tx, count.id)
  return { scans: scans ?? 0 }
}
