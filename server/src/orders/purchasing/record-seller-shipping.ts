import { recordSellerShipping as route } from '@longhaul/contract/orders/seller-orders.staff.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { sendTogether } from './send-together.ts'

export const recordSellerShippingAction = action(route, recordSellerShipping)

function recordSellerShipping(call: Call<typeof route>): Answer<typeof route> {
  const { params, body } = call
  return sendTogether(call, {
    sellerOrderId: params.id,
    trackingNumber: body.tracking_number,
    itemIds: body.item_ids,
  })
}
