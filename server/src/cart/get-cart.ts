import { getCart } from '@longhaul/contract/cart.ts'
import { groupBySeller } from '@longhaul/domain/orders/seller-groups.ts'
import { action } from '../platform/action.ts'
import { readSettings } from '../site/public.ts'
import { toCartItem } from './cart-item.ts'
import { listOwnCartItems } from './sql.ts'

/** The cart, one group per seller: what becomes one order each. */
export const getCartAction = action(getCart, async ({ tx, me, now, world }) => {
  const { photoPriceFen } = await readSettings(tx)
  const rows = await listOwnCartItems(tx, me.id)
  const groups = groupBySeller(
    rows.map((row) => ({
      row,
      platform: row.platform,
      sellerName: row.seller_name,
      freightFen: row.freight_fen,
    })),
  )
  return {
    groups: groups.map((group) => ({
      platform: group.platform,
      seller_name: group.sellerName,
      freight_fen: group.freightFen,
      items: group.lines.map(({ row }) => toCartItem(world, row, photoPriceFen, now)),
    })),
    count: rows.length,
  }
})
