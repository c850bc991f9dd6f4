import { leftOf } from '@longhaul/domain/ledger/thing.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { RefundedSoFar } from '@longhaul/domain/orders/refund.ts'
import { readThings } from '../ledger/public.ts'
import type { Db } from '../platform/database/db.ts'
import { listRefunded } from './sql-refunds.ts'

/**
 * The amounts refunded for some items so far, and the most that may still be refunded. To decide by it, lock
 * the shopper's balance first.
 */
export async function readRefundedSoFar(
  db: Db,
  ids: readonly string[],
): Promise<(itemId: string) => RefundedItem> {
  if (ids.length === 0) return () => NOTHING
  const accountOf = await readThings(
    db,
    ids.map((id) => ({ kind: 'order_item', id })),
  )
  const refunded = new Map((await listRefunded(db, ids)).map((row) => [row.order_item_id, row]))
  return (id) => {
    const account = accountOf({ kind: 'order_item', id })
    const back = refunded.get(id)
    return {
      goodsFen: back?.goods_fen ?? 0,
      freightFen: back?.freight_fen ?? 0,
      serviceFen: back?.service_fen ?? 0,
      returnFen: back?.return_fen ?? 0,
      compensatedFen: account.compensatedFen,
      leftFen: leftOf(account),
    }
  }
}

/** What was given back for an item, and what was kept of it for sending goods back. */
export type RefundedItem = RefundedSoFar & { returnFen: Fen }

const NOTHING: RefundedItem = {
  goodsFen: 0,
  freightFen: 0,
  serviceFen: 0,
  returnFen: 0,
  compensatedFen: 0,
  leftFen: 0,
}
