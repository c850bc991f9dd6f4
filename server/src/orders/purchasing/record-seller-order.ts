import { recordSellerOrder as route } from '@longhaul/contract/orders/seller-orders.staff.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { sellerFen } from '@longhaul/domain/orders/price-change.ts'
import { shareSellerOrder, whyNotBill } from '@longhaul/domain/orders/seller-order.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Effect } from '../../platform/http/proposable.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { buyTogether } from './buy-together.ts'
import { listAgreed } from './sql.ts'

export const recordSellerOrderAction = writeAction(route, recordSellerOrder, {
  act: 'purchase_saving',
  effect,
})

/**
 * Records items bought in one order at a seller. Its freight and discount are split in proportion to the
 * price of each item.
 */
async function recordSellerOrder(call: WriteCall<typeof route>): Answer<typeof route> {
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

/** What each item was agreed to cost at the seller, and what the buyer recorded. */
async function effect(tx: Tx, { body }: { body: BodyOf<typeof route> }): Promise<Effect> {
  const { freight_fen: freightFen, discount_fen: discountFen, items } = body
  const shares = shareSellerOrder({ goodsFen: items.map((item) => item.goods_fen), freightFen, discountFen })
  const agreed = await listAgreed(
    tx,
    items.map(({ id }) => id),
  )
  return {
    subject: body.number.trim(),
    changes: items.map(({ id }, at) => {
      const item = agreed.find((row) => row.id === id)
      return { name: item?.title ?? '', before: item?.agreed_fen ?? null, after: sellerFen(shares[at]!) }
    }),
  }
}
