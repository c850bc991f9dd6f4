import { getCart as route } from '@longhaul/contract/goods/cart.ts'
import { groupBySeller } from '@longhaul/domain/orders/seller-groups.ts'
import { restrictedOf } from '../goods/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readOwnTerms } from '../rewards/public.ts'
import { toCartItem } from './cart-item.ts'
import { listOwnCartItems } from './sql.ts'

export const getCartAction = readAction(route, getCart)

/** The cart, grouped by seller. Each group becomes one order. */
async function getCart({ db, me, now, lang, world }: ReadCall<typeof route>): Answer<typeof route> {
  const { photoPriceFen, serviceFeePerMille } = (await readOwnTerms(db, me.id, now)).settings
  const rows = await listOwnCartItems(db, me.id)
  const restricted = await restrictedOf(db, lang, rows)
  const byId = new Map(rows.map((row, index) => [row.id, restricted[index] ?? []]))
  const groups = groupBySeller(
    rows.map((row) => ({
      row,
      platform: row.platform,
      sellerName: row.seller_name,
      url: row.url,
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
