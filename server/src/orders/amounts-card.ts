import type { Amounts } from '@longhaul/contract/orders/orders.ts'
import { type ItemAmounts, countedItems, sumAmounts } from '@longhaul/domain/orders/amounts.ts'
import type { Static } from 'typebox'
import type { ItemRow } from './sql.ts'

/** Amounts as they go over the wire, with what a plan took off before they were made. */
export const toAmounts = (amounts: ItemAmounts, planSavedFen = 0): Static<typeof Amounts> => ({
  goods_fen: amounts.goodsFen,
  freight_fen: amounts.freightFen,
  service_fen: amounts.serviceFen,
  photos_fen: amounts.photosFen,
  ...(amounts.discountFen > 0 ? { discount_fen: amounts.discountFen } : {}),
  ...(planSavedFen > 0 ? { plan_saved_fen: planSavedFen } : {}),
  total_fen: amounts.totalFen,
})

export type AmountsOfRow = Pick<
  ItemRow,
  'goods_fen' | 'freight_fen' | 'service_fen' | 'photos_fen' | 'discount_fen'
>

/** The amounts of an item's row, with their total. The row's fee is what the shopper pays of it; here it is the whole, and the coupon beside it. */
export function amountsOf(row: AmountsOfRow): ItemAmounts {
  const parts = {
    goodsFen: row.goods_fen,
    freightFen: row.freight_fen,
    serviceFen: row.service_fen + row.discount_fen,
    photosFen: row.photos_fen,
    discountFen: row.discount_fen,
  }
  return sumAmounts([parts])
}

/** The amounts of an order: the sum of its items, without those that were cancelled. */
export const amountsOfOrder = (items: readonly (AmountsOfRow & Pick<ItemRow, 'stage'>)[]): ItemAmounts =>
  sumAmounts(countedItems(items).map(amountsOf))
