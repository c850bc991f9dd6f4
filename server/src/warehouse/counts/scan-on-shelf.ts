import { scanOnShelf as route } from '@longhaul/contract/warehouse/shelf-counts.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { earlier } from './earlier.ts'
import { toThing } from './count-card.ts'
import { lockOwnCount } from './lock-own-count.ts'
import { readLabel } from './read-label.ts'
import { findCount, insertScan, listThings, setActive } from './sql-counts.ts'

export const scanOnShelfAction = writeAction(route, scanOnShelf)

/**
 * Records that a label lies on the shelf that is counted, wherever the books have it. Repeated, by a scanner
 * or by a station whose answer was lost, it counts once.
 */
async function scanOnShelf(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, world } = call
  const count = await lockOwnCount(call, params.id)
  const { stockItemId, piece } = await readLabel(tx, body.code)
  const at = earlier(new Date(body.at), now)
  const isNew = await insertScan(tx, {
    count_id: count.id,
    stock_item_id: stockItemId,
    piece,
    scanned_by: me.id,
    scanned_at: at < count.since ? count.since : at,
  })
  await setActive(tx, count.id, { counted_by: me.id, active_at: now })
  await audit(call, {
    action: 'scan_in_count',
    subjectKind: 'shelf_count',
    subjectId: count.id,
    after: { stock_item_id: stockItemId, piece, again: !isNew },
  })
  const [thing] = await listThings(tx, count.id, { stockItemId })
  const { scans } = await findCount(tx, count.id)
  return { again: !isNew, thing: toThing(world, orNotFound(thing), count, now), scans: scans ?? 0 }
}
