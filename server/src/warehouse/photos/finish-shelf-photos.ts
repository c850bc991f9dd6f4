import { finishShelfPhotos as route } from '@longhaul/contract/warehouse/fine-photos.staff.ts'
import { whyNotFinishPhotos } from '@longhaul/domain/warehouse/photo-order.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { readStockRow } from '../stock-row.ts'
import { putBack } from './put-back.ts'

export const finishShelfPhotosAction = writeAction(route, finishShelfPhotos)

/**
 * Finishes a photo order once all ordered photos are there: they are charged, and the item is on a shelf
 * again.
 */
async function finishShelfPhotos(call: WriteCall<typeof route>): Answer<typeof route> {
  const { shelf } = call.body
  await putBack(call, call.params.id, { stage: 'taken', shelf, reason: '', whyNot: whyNotFinishPhotos })
  return await readStockRow(call, call.params.id)
}
