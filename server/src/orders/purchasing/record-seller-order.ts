import { recordSellerOrder as route } from '@longhaul/contract/orders/seller-orders.staff.ts'
import { shareSellerOrder, whyNotBill } from '@longhaul/domain/orders/seller-order.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { buyTogether } from './buy-together.ts'

export const recordSellerOrderAction = action(route, recordSellerOrder)

/** Records items bought in one order at a seller. Its freight and discount are split in proportion to the price of each item. */
async function recordSellerOrder(call: Call<typeof route>): Answer<typeof route> {
  const { body } = call
  const { freight_fen: freightFen, discount_fen: discountFen } = body
  const bill = { goodsFen: body.items.map((item) => item.goods_fen), freightFen, discountFen }
  if (whyNotBill(bill)) throw badInput({ discount_fen: 'too_large' }, 'discount_too_large')
  const shares = shareSellerOrder(bill)
  return await buyTogether(call, {
    number: body.number,
    isNumberSeen: body.number_seen ?? false,
    items: body.items.map(({ id }, at) => ({ id, share: shares[at]! })),
  })
}
