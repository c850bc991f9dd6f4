import { getNumberBatch as route } from '@longhaul/contract/warehouse/number-batches.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../../platform/http/action.ts'
import { readBatch } from './batch-card.ts'

export const getNumberBatchAction = readAction(route, getNumberBatch)

function getNumberBatch(call: ReadCall<typeof route>): Answer<typeof route> {
  return readBatch(call, call.params.id)
}
