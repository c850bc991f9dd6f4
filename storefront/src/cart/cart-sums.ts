import { type ItemAmounts, orderAmounts, sumAmounts } from '@longhaul/domain/orders/amounts.ts'
import { groupBySeller } from '@longhaul/domain/orders/seller-groups.ts'
import type { OwnPrices } from '../shared/use-own-prices.ts'
import type { CartItem } from './use-cart.ts'

/**
 * The total of the chosen lines and the number of orders they become, by the same rules that the server
 * prices orders with.
 */
export function cartSums(
  items: readonly CartItem[],
  own: OwnPrices,
): { amounts: ItemAmounts; orders: number } {
  const lines = items.map((item) => ({
    item,
    platform: item.platform,
    sellerName: item.seller_name,
    freightFen: item.freight_fen,
  }))
  const groups = groupBySeller(lines)
  const prices = {
    photoPriceFen: own.photo_price_fen,
    serviceFeePerMille: own.service_fee_per_mille,
  }
  const amounts = groups.flatMap((group) =>
    orderAmounts(
      group.lines.map(({ item }) => ({
        unitPriceFen: item.unit_price_fen,
        quantity: item.quantity,
        photoShots: item.photo_shots,
      })),
      group.freightFen,
      prices,
    ),
  )
  return { amounts: sumAmounts(amounts), orders: groups.length }
}
