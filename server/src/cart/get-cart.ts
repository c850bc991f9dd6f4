import { getCart as route } from '@longhaul/contract/goods/cart.ts'
import { groupBySeller } from '@longhaul/domain/orders/seller-groups.ts'
import { restrictedAmong } from '../goods/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { termsWithPlan } from '../rewards/public.ts'
import { toCartItem } from './cart-item.ts'
import { type WholeCart, wholeCart } from './sql.ts'

export const getCartAction = action(route, getCart, { alongside: wholeCart })

/** The cart, grouped by seller. Each group becomes one order. */
async function getCart({ tx, read, now, lang, world }: Call<typeof route, WholeCart>): Answer<typeof route> {
  const { photoPriceFen, serviceFeePerMille } = (await termsWithPlan(tx, read.plan, now)).settings
  const rows = read.lines.map((line) => ({
    ...line,
    created_at: new Date(line.created_at),
    updated_at: new Date(line.updated_at),
  }))
  const restricted = await restrictedAmong(tx, lang, rows, read.words)
  const byId = new Map(rows.map((row, index) => [row.id, restricted[index] ?? []]))
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
      items: group.lines.map(({ row }) =>
        toCartItem(world, row, { photoPriceFen, restricted: byId.get(row.id) ?? [], now }),
      ),
    })),
    count: rows.length,
    prices: { service_fee_per_mille: serviceFeePerMille, photo_price_fen: photoPriceFen },
  }
}
