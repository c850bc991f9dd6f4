import { ROWS_A_DAY } from '@longhaul/domain/goods-lists/limits.ts'
import { countHit } from '../platform/database/count-hit.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'

const DAY_MS = 86_400_000

/**
 * Counts rows that are about to be read for a shopper, or refuses them: each may cost a call to a source.
 * They count even if their list is deleted. Call this before locking lists or the cart (LOCK_ORDER).
 */
export async function spendRows(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  shopperId: string,
  rows: number,
): Promise<void> {
  if (rows === 0) return
  const { hits } = await countHit(tx, `list rows ${shopperId}`, now, DAY_MS, rows)
  if (hits > ROWS_A_DAY) throw new Refusal('too_many_rows_today')
}
