import { declineShelfPhotos as route } from '@longhaul/contract/warehouse/fine-photos.staff.ts'
import { whyNotDeclinePhotos } from '@longhaul/domain/warehouse/photo-order.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { readStockRow } from '../stock-row.ts'
import { putBack } from './put-back.ts'

export const declineShelfPhotosAction = writeAction(route, declineShelfPhotos)

/**
 * Declines photos that cannot be taken: the shopper is given the reason and the money for the missing photos.
 */
async function declineShelfPhotos(call: WriteCall<typeof route>): Answer<typeof route> {
  const { shelf } = call.body
  const reason = call.body.reason.trim()
  await putBack(call, call.params.id, { stage: 'declined', shelf, reason, whyNot: whyNotDeclinePhotos })
  return await readStockRow(call, call.params.id)
}
