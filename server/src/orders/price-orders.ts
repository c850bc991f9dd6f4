import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { type ItemAmounts, orderAmounts, sumAmounts } from '@longhaul/domain/orders/amounts.ts'
import { groupBySeller } from '@longhaul/domain/orders/seller-groups.ts'
import type { CartItemRow } from '../cart/public.ts'
import type { OwnTerms } from '../rewards/public.ts'

/** The order that one seller's cart lines become, with the price of each line. */
export type PricedOrder = {
  platform: string
  sellerName: string
  lines: { row: CartItemRow; amounts: ItemAmounts; planSavedFen: Fen }[]
  amounts: ItemAmounts
  /** The rate of our fee, per mille. */
  servicePerMille: number
  /** The coupon used on it, and its discount. */
  coupon: { id: string; discountFen: Fen } | null
}

/** What the shopper's plan takes off an order, in fen. */
export const planSavedOf = (order: PricedOrder): Fen => sumFen(order.lines.map((line) => line.planSavedFen))

/**
 * One order per seller, priced by the current configuration and the shopper's plan. Used for both preview and
 * placing, so that they cannot differ.
 */
export function priceOrders(
  rows: readonly CartItemRow[],
  { settings, open }: Omit<OwnTerms, 'monthId'>,
): PricedOrder[] {
  const lines = rows.map((row) => ({
    row,
    platform: row.platform,
    sellerName: row.seller_name,
    url: row.url,
    freightFen: row.freight_fen,
  }))
  return groupBySeller(lines).map((group) => {
    const priced = group.lines.map(({ row }) => ({
      unitPriceFen: row.unit_price_fen,
      quantity: row.quantity,
      photoShots: row.photo_shots,
    }))
    const items = orderAmounts(priced, group.freightFen, settings)
    const without = orderAmounts(priced, group.freightFen, open)
    return {
      platform: group.platform,
      sellerName: group.sellerName,
      lines: group.lines.map(({ row }, index) => ({
        row,
        amounts: items[index]!,
        planSavedFen: without[index]!.totalFen - items[index]!.totalFen,
      })),
      amounts: sumAmounts(items),
      servicePerMille: settings.serviceFeePerMille,
      coupon: null,
    }
  })
}
