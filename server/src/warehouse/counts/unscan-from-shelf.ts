import { unscanFromShelf as route } from '@longhaul/contract/warehouse/shelf-counts.staff.ts'
import { readFoundNumber } from '@longhaul/domain/warehouse/found-things.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { deleteFound } from '../found/sql-found.ts'
import { lockOwnCount } from './lock-own-count.ts'
import { readLabel } from './read-label.ts'
import { deleteScan, findCount, setActive } from './sql-counts.ts'

export const unscanFromShelfAction = writeAction(route, unscanFromShelf)

/**
 * Takes the scan of a label back, or that a thing without one was told, whose label is then free again.
 * Repeated, nothing more happens. The log keeps both.
 */
async function unscanFromShelf(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const count = await lockOwnCount(call, params.id)
  const number = readFoundNumber(body.code)
  const before = number === null ? await unscan() : { found: await deleteFound(tx, count.id, number) }
  await setActive(tx, count.id, { counted_by: me.id, active_at: now })
  await audit(call, {
    action: 'undo_scan_in_count',
    subjectKind: 'shelf_count',
    subjectId: count.id,
    before,
  })
  const { scans } = await findCount(tx, count.id)
  return { scans: scans ?? 0 }

  async function unscan() {
    const { stockItemId, piece } = await readLabel(tx, body.code)
    await deleteScan(tx, { count_id: count.id, stock_item_id: stockItemId, piece })
    return { stock_item_id: stockItemId, piece }
  }
}
