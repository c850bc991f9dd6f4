import { leftOf } from '@longhaul/domain/ledger/thing.ts'
import type { GivenBack } from '@longhaul/domain/orders/refund.ts'
import { readThings } from '../ledger/public.ts'
import type { Db } from '../platform/db.ts'
import { listRefunded } from './sql-refunds.ts'

/**
 * What went back for some items until now, and the most that may still: what is on hold for an item goes back by itself, and is no part of that.
 * Whoever decides by it has locked the shopper's money.
 */
export async function readGivenBack(
  db: Db,
  items: readonly { id: string; frozen_fen: number }[],
): Promise<(itemId: string) => GivenBack> {
  if (items.length === 0) return () => NOTHING
  const ids = items.map((item) => item.id)
  const accountOf = await readThings(
    db,
    ids.map((id) => ({ kind: 'order_item', id })),
  )
  const refunded = new Map((await listRefunded(db, ids)).map((row) => [row.order_item_id, row]))
  const onHold = new Map(items.map((item) => [item.id, item.frozen_fen]))
  return (id) => {
    const account = accountOf({ kind: 'order_item', id })
    const back = refunded.get(id)
    return {
      goodsFen: back?.goods_fen ?? 0,
      freightFen: back?.freight_fen ?? 0,
      serviceFen: back?.service_fen ?? 0,
      compensatedFen: account.compensatedFen,
      leftFen: Math.max(0, leftOf(account) - (onHold.get(id) ?? 0)),
    }
  }
}

const NOTHING: GivenBack = { goodsFen: 0, freightFen: 0, serviceFen: 0, compensatedFen: 0, leftFen: 0 }
