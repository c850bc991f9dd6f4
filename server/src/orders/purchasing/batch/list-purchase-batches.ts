import { listPurchaseBatches as route } from '@longhaul/contract/orders/purchase-batches.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../../platform/http/action.ts'
import { readBatch } from './batch-card.ts'
import { listNewestBatches } from './sql.ts'

export const listPurchaseBatchesAction = readAction(route, listPurchaseBatches)

/** The caller's newest lists, so that a page that was closed halfway can find its list again. */
async function listPurchaseBatches(call: ReadCall<typeof route>): Answer<typeof route> {
  const items = []
  for (const { id } of await listNewestBatches(call.db, call.me.id)) items.push(await readBatch(call, id))
  return { items }
}
