import type { Amounts } from '@longhaul/contract/orders/orders.ts'
import { type ItemAmounts, countedItems, sumAmounts } from '@longhaul/domain/orders/amounts.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { itemCost } from '@longhaul/domain/orders/came-back.ts'
import type { Static } from 'typebox'
import type { ItemRow } from './sql.ts'

/** Amounts as sent over the wire, with what a plan saved. The saving is already deducted from the amounts. */
export function toAmounts(amounts: ItemAmounts, planSavedFen = 0): Static<typeof Amounts> {
  const card: Static<typeof Amounts> = {
    goods_fen: amounts.goodsFen,
    freight_fen: amounts.freightFen,
    service_fen: amounts.serviceFen,
    photos_fen: amounts.photosFen,
    total_fen: amounts.totalFen,
  }
  if (amounts.discountFen > 0) card.discount_fen = amounts.discountFen
  if (planSavedFen > 0) card.plan_saved_fen = planSavedFen
  return card
}

export type AmountsOfRow = Pick<
  ItemRow,
  'goods_fen' | 'freight_fen' | 'service_fen' | 'photos_fen' | 'discount_fen'
>

/**
 * The amounts of an item's row, with their total. The row holds the fee net of the coupon; here the fee is
 * gross and the coupon's discount separate.
 */
export const amountsOf = (row: AmountsOfRow): ItemAmounts => sumAmounts([partsOf(row)])

const partsOf = (row: AmountsOfRow): Omit<ItemAmounts, 'totalFen'> => ({
  goodsFen: row.goods_fen,
  freightFen: row.freight_fen,
  serviceFen: row.service_fen + row.discount_fen,
  photosFen: row.photos_fen,
  discountFen: row.discount_fen,
})

/** An item's row with the ledger's account of it. */
export type CostOfRow = AmountsOfRow & { paid_fen: number; returned_fen: number }

/** What an item costs its shopper. */
export const costOf = (row: CostOfRow): Fen =>
  itemCost(amountsOf(row).totalFen, { paidFen: row.paid_fen, returnedFen: row.returned_fen })

/** What an order costs its shopper. */
export const costOfOrder = (items: readonly (CostOfRow & Pick<ItemRow, 'stage'>)[]): Fen =>
  sumFen(countedItems(items).map(costOf))

/** The amounts of an order: the sum of its items without the cancelled ones, unless all of them are. */
export const amountsOfOrder = (items: readonly (AmountsOfRow & Pick<ItemRow, 'stage'>)[]): ItemAmounts =>
  sumAmounts(countedItems(items).map(partsOf))
