import { recordSellerShipping as route } from '@longhaul/contract/orders/seller-orders.staff.ts'
import { normaliseTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'
import { type Answer, type LongCall, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { findArrivedForOthers } from './arrived-numbers.ts'
import { arrivedForOthers, sendTogether } from './send-together.ts'
import { listItemsOfSellerOrder, lockSellerOrder } from './sql.ts'

export const recordSellerShippingAction = writeAction(route, recordSellerShipping, {
  beforehand: stopForArrived,
})

function recordSellerShipping(call: WriteCall<typeof route>): Answer<typeof route> {
  const { params, body } = call
  return sendTogether(call, {
    sellerOrderId: params.id,
    trackingNumber: body.tracking_number,
    itemIds: body.item_ids,
  })
}

/**
 * A number that arrived for somebody else is reported to the warehouse, which a refusal in the transaction
 * itself could not do.
 */
async function stopForArrived({ transact, params, body, me }: LongCall<typeof route>): Promise<void> {
  const trackingNumber = normaliseTrackingNumber(body.tracking_number)
  const isForOthers = await transact(async ({ tx, now, enqueue, nothingChanged }) => {
    nothingChanged()
    const order = await lockSellerOrder(tx, params.id)
    if (!order) return false
    const items = await listItemsOfSellerOrder(tx, order.id)
    const sent = items.filter(({ id, stage }) => body.item_ids?.includes(id) ?? stage === 'purchased')
    const shopperIds = sent.map((item) => item.shopper_id)
    const travelling = { trackingNumber, sellerOrderId: order.id, shopperIds }
    const found = sent.length > 0 && (await findArrivedForOthers(tx, [travelling], now)).size > 0
    if (found)
      await enqueue('dispute-arrival', { trackingNumber, sellerNumber: order.number, staffId: me.id })
    return found
  })
  if (isForOthers) throw arrivedForOthers(trackingNumber)
}
