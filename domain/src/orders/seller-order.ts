import type { Fen } from '../money/fen.ts'
import { splitFen } from '../money/split.ts'
import type { Reason } from '../refusals.ts'
import { type SellerPrice, sellerFen } from './price-change.ts'

/** The most items of one order at a seller. */
export const SELLER_ORDER_ITEMS_MAX = 100

/** The longest order number of a seller. */
export const SELLER_NUMBER_MAX = 64

/** An order number of a seller as it is kept and compared: what a spreadsheet or a Chinese keyboard makes wide is narrow. */
export const normaliseSellerNumber = (number: string): string => number.normalize('NFKC').trim()

/** Where something is bought, and where the seller sends it. */
export type BoughtAt = { platform: string; sellerName: string; warehouseId: string }

/** Why these items cannot be bought in one order: another seller, or another address to send it to. */
export function whyNotOneOrder(items: readonly BoughtAt[]): Reason | null {
  const [first, ...rest] = items
  if (rest.some((item) => item.platform !== first!.platform || item.sellerName !== first!.sellerName))
    return 'several_sellers'
  return rest.some((item) => item.warehouseId !== first!.warehouseId) ? 'several_warehouses' : null
}

/** What one item costs of an order: its goods less its part of the discount, and its part of the freight. */
export type SellerShare = SellerPrice & { discountFen: Fen }

/** An order as its seller bills it: each item's goods, then freight and discount of all. */
export type SellerBill = { goodsFen: readonly Fen[]; freightFen: Fen; discountFen: Fen }

/** Why a bill cannot be: something must be left to pay for the goods. */
export const whyNotBill = ({ goodsFen, discountFen }: SellerBill): Reason | null =>
  discountFen > 0 && discountFen >= sum(goodsFen) ? 'discount_too_large' : null

/**
 * Shares freight and discount of an order among its items by their amount, to the fen: the parts always add up to the whole, the largest remainders take what rounding
 * leaves, and what costs nothing bears nothing. No discount takes more than the goods cost, as long as `whyNotBill` says nothing.
 */
export function shareSellerOrder({ goodsFen, freightFen, discountFen }: SellerBill): SellerShare[] {
  const freight = splitFen(freightFen, goodsFen)
  const discount = splitFen(discountFen, goodsFen)
  return goodsFen.map((fen, at) => ({
    goodsFen: fen - discount[at]!,
    freightFen: freight[at]!,
    discountFen: discount[at]!,
  }))
}

/**
 * The same where only the sum is known that was paid for some items, whose agreed prices are `agreed`: less than agreed is a discount, more are dearer goods, each shared by
 * amount, and the freight is the agreed one. Null where nothing would be left to pay for the goods.
 */
export function sharesOfTotal(agreed: readonly SellerPrice[], paidFen: Fen): SellerShare[] | null {
  const overFen = paidFen - sum(agreed.map(sellerFen))
  const goods = agreed.map(({ goodsFen }) => goodsFen)
  const more = splitFen(Math.max(0, overFen), goods)
  const bill = {
    goodsFen: goods.map((fen, at) => fen + more[at]!),
    freightFen: 0,
    discountFen: Math.max(0, -overFen),
  }
  if (whyNotBill(bill)) return null
  return shareSellerOrder(bill).map((share, at) => ({ ...share, freightFen: agreed[at]!.freightFen }))
}

const sum = (amounts: readonly Fen[]): Fen => amounts.reduce((total, fen) => total + fen, 0)
