import { getNumberBatch as route } from '@longhaul/contract/warehouse/number-batches.staff.ts'
import { type Answer, type Call, action } from '../../../platform/http/action.ts'
import { readBatch } from './batch-card.ts'

export const getNumberBatchAction = action(route, getNumberBatch)

function getNumberBatch(call: Call<typeof route>): Answer<typeof route> {
  return readBatch(call, call.params.id)
}
