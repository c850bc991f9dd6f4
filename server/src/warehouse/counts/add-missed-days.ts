import { wholeDays } from '@longhaul/domain/warehouse/storage.ts'
import type { Tx } from '../../platform/database/db.ts'
import { extendStorage } from '../sql-storage.ts'
import type { Missed } from './sql-differences.ts'

/**
 * Adds the days for which goods were looked for to their free days, because their shopper could not send
 * them; `undone` takes them off again. The days on the way to another warehouse are added by the transfer.
 */
export async function addMissedDays(
  tx: Tx,
  settled: readonly Missed[],
  { until, undone = false }: { until: Date; undone?: boolean },
): Promise<void> {
  // In the order in which stock items are locked elsewhere.
  for (const { stock_item_id: id, kind, created_at: since } of settled.toSorted((one, other) =>
    one.stock_item_id < other.stock_item_id ? -1 : 1,
  )) {
    const days = kind === 'missing' || kind === 'not_returned' ? wholeDays(since, until) : 0
    if (days > 0) await extendStorage(tx, [id], undone ? -days : days)
  }
}
