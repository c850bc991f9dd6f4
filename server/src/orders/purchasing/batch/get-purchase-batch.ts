import { getPurchaseBatch as route } from '@longhaul/contract/orders/purchase-batches.staff.ts'
import { type Answer, type Call, action } from '../../../platform/http/action.ts'
import { readBatch } from './batch-card.ts'

export const getPurchaseBatchAction = action(route, getPurchaseBatch)

function getPurchaseBatch(call: Call<typeof route>): Answer<typeof route> {
  return readBatch(call, call.params.id)
}
