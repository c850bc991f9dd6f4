import type { PurchaseBatch } from '@longhaul/contract/orders/purchase-batches.staff.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import type { Static } from 'typebox'
import { countOutcomes } from '../../../platform/database/batch.ts'
import type { Db } from '../../../platform/database/db.ts'
import { orNotFound } from '../../../platform/http/refusal.ts'
import { findBatch, listRefusedOrders } from './sql.ts'

/** The progress of a list and the orders that were refused. */
export async function readBatch(
  { db, lang }: { db: Db; lang: Lang },
  id: string,
): Promise<Static<typeof PurchaseBatch>> {
  const batch = orNotFound(await findBatch(db, id))
  const counts = await countOutcomes(db, 'purchase_batch_orders', id)
  const { reasons } = errorsIn(lang)
  return {
    id: batch.id,
    order_count: batch.order_count,
    recorded: counts.get('recorded') ?? 0,
    waiting: counts.get('waiting') ?? 0,
    refused: (await listRefusedOrders(db, id)).map(({ reason, ...order }) => ({
      ...order,
      message: reasons[reason],
    })),
    created_at: batch.created_at.toISOString(),
    ended_at: batch.ended_at?.toISOString() ?? null,
  }
}
