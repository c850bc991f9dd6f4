import { previewOrders } from '@longhaul/contract/orders.ts'
import { sumAmounts } from '@longhaul/domain/orders/amounts.ts'
import { listOwnCartItemsOf } from '../cart/public.ts'
import { balancesOf } from '../ledger/public.ts'
import { action } from '../platform/action.ts'
import { Refusal } from '../platform/refusal.ts'
import { readSettings } from '../site/public.ts'
import { toAmounts } from './amounts-card.ts'
import { priceOrders } from './price-orders.ts'

/** What the chosen lines would cost. Nothing is kept. */
export const previewOrdersAction = action(previewOrders, async ({ tx, me, body }) => {
  const ids = [...new Set(body.cart_item_ids)]
  if (ids.length === 0) throw new Refusal('no_product_selected')
  const rows = await listOwnCartItemsOf(tx, me.id, ids)
  if (rows.length < ids.length) throw new Refusal('not_found')
  const orders = priceOrders(rows, await readSettings(tx))
  return {
    orders: orders.map(({ platform, sellerName, lines, amounts }) => ({
      platform,
      seller_name: sellerName,
      cart_item_ids: lines.map(({ row }) => row.id),
      amounts: toAmounts(amounts),
    })),
    amounts: toAmounts(sumAmounts(orders.map((order) => order.amounts))),
    available_fen: (await balancesOf(tx, me.id)).availableFen,
    contact: me.email,
  }
})
