import { listUnclaimed as route } from '@longhaul/contract/warehouse/unclaimed.ts'
import { guessCourier, normaliseTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'
import { SHOWN_DIGITS, shownEnd } from '@longhaul/domain/warehouse/unclaimed.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { listClaimable } from './sql-unclaimed.ts'

export const listUnclaimedAction = readAction(route, listUnclaimed)

/**
 * The unclaimed parcels, for shoppers to find their own. Of a longer number only the last digits are
 * searched, or the search would reveal the rest.
 */
async function listUnclaimed({ db, me, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const rows = await listClaimable(db, me.id, {
    warehouseId: query.warehouse_id || undefined,
    numberEnd: normaliseTrackingNumber(query.number_end ?? '').slice(-SHOWN_DIGITS) || undefined,
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(rows, size)
  return {
    items: page.rows.map((row) => ({
      id: row.id,
      warehouse_id: row.warehouse_id,
      courier: guessCourier(row.tracking_number) ?? '',
      number_end: shownEnd(row.tracking_number),
      look: row.look,
      arrived_at: row.created_at.toISOString(),
      claimed_by_me: row.claimed_by_me,
    })),
    next_cursor: page.next_cursor,
  }
}
