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

/** Records items bought in one order at a seller, whose freight and discount are divided among them. */
async function recordSellerOrder(call: WriteCall<typeof route>): Answer<typeof route> {
  const { body, tx } = call
  const goodsFen = body.items.map((item) => item.goods_fen)
  if (whyNotBill({ goodsFen, discountFen: body.discount_fen }))
    throw badInput({ discount_fen: 'too_large' }, 'discount_too_large')
  return await buyTogether(call, {
    number: body.number,
    isNumberSeen: body.number_seen ?? false,
    items: (await readShares(tx, body)).map(({ id, share }, at) => ({
      id,
      share,
      quantity: body.items[at]?.quantity,
    })),
  })
}

/** What each item was agreed to cost at the seller, and what the buyer recorded. */
async function effect(tx: Tx, { body }: { body: BodyOf<typeof route> }): Promise<Effect> {
  const shares = await readShares(tx, body)
  return {
    subject: body.number.trim(),
    changes: shares.map(({ agreed, share }) => ({
      name: agreed?.title ?? '',
      before: agreed ? agreed.goods_fen + agreed.freight_fen : null,
      after: sellerFen(share),
    })),
  }
}

/** The share of each item in the bill, beside what was agreed for it. */
async function readShares(tx: Tx, body: BodyOf<typeof route>) {
  const rows = await listAgreed(
    tx,
    body.items.map(({ id }) => id),
  )
  const items = body.items.map(({ id }) => ({ id, agreed: rows.find((row) => row.id === id) }))
  const shares = shareSellerOrder({
    goodsFen: body.items.map((item) => item.goods_fen),
    agreedFreightFen: items.map(({ agreed }) => agreed?.freight_fen ?? 0),
    freightFen: body.freight_fen,
    discountFen: body.discount_fen,
  })
  return items.map((item, at) => ({ ...item, share: shares[at]! }))
}
