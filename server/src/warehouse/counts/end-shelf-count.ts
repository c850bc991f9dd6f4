import { endShelfCount as route } from '@longhaul/contract/warehouse/shelf-counts.staff.ts'
import {
  type DifferenceKind,
  DIFFERENCE_KINDS,
  judgeThing,
  piecesToScan,
} from '@longhaul/domain/warehouse/shelf-count.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { listFoundInCount } from '../found/sql-found.ts'
import { addMissedDays } from './add-missed-days.ts'
import { shelfOf, toCounted } from './count-card.ts'
import { lockCountHere, lockOwnCount } from './lock-own-count.ts'
import { type CountRow, type ThingRow, listThings, setOver } from './sql-counts.ts'
import { countOfDifferences, insertDifferences, settleOpen } from './sql-differences.ts'

export const endShelfCountAction = writeAction(route, endShelfCount)

/**
 * Ends a count. Its things are compared with where the books have them now; what a picker may have, and what
 * was moved meanwhile, is no difference. Whatever was scanned settles what waited for it elsewhere, so that a
 * thing that is missing on one shelf and found on another is decided once. Repeated, it says the same.
 */
async function endShelfCount(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now } = call
  const before = await lockCountHere(call, params.id)
  if (before.ended_by === me.id) return await toReply(call, before)
  const count = await lockOwnCount(call, params.id)
  const judged = (await listThings(tx, count.id, 'all')).map((row) => ({
    row,
    is: judgeThing(toCounted(row), shelfOf(count)),
  }))
  const differences = judged.flatMap(({ row, is }) => (isDifference(is) ? [toDifference(row, is)] : []))
  const end = {
    ended_at: now,
    ended_by: me.id,
    found: judged.filter(({ is }) => is === 'found').length,
    excused: judged.filter(({ is }) => is === 'excused').length,
  }
  await setOver(tx, count.id, end)
  const settled = await settleOpen(
    tx,
    judged.filter(({ row, is }) => row.pieces.length > 0 && is !== 'missing').map(({ row }) => row.id),
    now,
  )
  await addMissedDays(tx, settled, { until: now })
  await insertDifferences(tx, count.id, differences, now)
  await audit(call, {
    action: 'end_count',
    subjectKind: 'shelf_count',
    subjectId: count.id,
    after: {
      place: count.shelf,
      found: end.found,
      excused: end.excused,
      differences: differences.map(({ stock_item_id, kind }) => ({ stock_item_id, kind })),
    },
  })
  return await toReply(call, { ...count, ...end })
}

const isDifference = (is: string): is is DifferenceKind => DIFFERENCE_KINDS.some((kind) => kind === is)

const toDifference = (row: ThingRow, kind: DifferenceKind) => ({
  stock_item_id: row.id,
  kind,
  books_warehouse_id: row.warehouse_id,
  books_shelf: row.shelf,
  pieces: Math.max(
    1,
    row.labelled_pieces === 0 ? row.quantity - row.out_pieces : piecesToScan(toCounted(row)),
  ),
  found_pieces: row.pieces.length,
})

const toReply = async ({ tx }: WriteCall<typeof route>, count: CountRow) => ({
  shelf: count.shelf,
  found: count.found ?? 0,
  excused: count.excused ?? 0,
  differences: await countOfDifferences(tx, count.id),
  told: (await listFoundInCount(tx, count.id)).length,
})
