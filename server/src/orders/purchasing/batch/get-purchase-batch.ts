import { getPurchaseBatch as route } from '@longhaul/contract/orders/purchase-batches.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../../platform/http/action.ts'
import { readBatch } from './batch-card.ts'

export const getPurchaseBatchAction = readAction(route, getPurchaseBatch)

function getPurchaseBatch(call: ReadCall<typeof route>): Answer<typeof route> {
  return readBatch(call, call.params.id)
}
