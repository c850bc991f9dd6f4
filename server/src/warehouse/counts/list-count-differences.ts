import { listCountDifferences as route } from '@longhaul/contract/warehouse/shelf-counts.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { toDifferences } from './difference-row.ts'
import { listDifferences } from './sql-differences.ts'

export const listCountDifferencesAction = readAction(route, listCountDifferences)

/** What counts in the caller's warehouse found: what waits for a decision, or what was decided. */
async function listCountDifferences(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, me, query } = call
  const stage = query.stage || 'open'
  if (stage !== 'open' && stage !== 'decided') throw badInput({ stage: 'choice' })
  const size = pageSize(query.limit)
  const rows = await listDifferences(db, {
    warehouseId: me.warehouseId,
    isOpen: stage === 'open',
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(rows, size)
  return { items: await toDifferences(call, page.rows), next_cursor: page.next_cursor }
}
