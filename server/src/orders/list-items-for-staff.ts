import { listItemsForStaff as route } from '@longhaul/contract/orders/orders.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, encodeCursor, pageSize } from '../platform/http/cursor.ts'
import { readPromises, readSettings } from '../site/public.ts'
import { toQueueItem } from './queue-item.ts'
import * as sql from './sql-lists.ts'

export const listItemsForStaffAction = readAction(route, listItemsForStaff)

/** The review and purchasing queues, longest waiting first. */
async function listItemsForStaff({ db, query, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const cursor = decodeCursor(query.cursor)
  const rows = await sql.listItemsForStaff(db, { stage: query.stage, words: query.q?.trim(), cursor, size })
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const settings = await readSettings(db)
  const promises = await readPromises(db)
  return {
    items: page.map((row) => toQueueItem(world, row, now, promises)),
    next_cursor: rows.length > size && last ? encodeCursor({ created_at: last.stage_at, id: last.id }) : null,
    counts: await sql.countItemsForStaff(db),
    small_differences: {
      item_fen: settings.smallDifferenceItemFen,
      order_fen: settings.smallDifferenceOrderFen,
    },
  }
}
