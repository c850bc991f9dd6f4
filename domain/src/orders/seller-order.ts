import { tidyCode } from '../texts/tidy.ts'
import { type Fen, sumFen } from '../money/fen.ts'
import { splitFen } from '../money/split.ts'
import type { Reason } from '../refusals.ts'
import { type SellerPrice, sellerFen } from './price-change.ts'

/** The maximum number of items in one seller's order. */
export const SELLER_ORDER_ITEMS_MAX = 100

/** The maximum length of a seller's order number. */
export const SELLER_NUMBER_MAX = 64

/**
 * A seller's order number as it is stored and compared: full-width characters from a spreadsheet or a Chinese
 * keyboard become half-width.
 */
export const normaliseSellerNumber = (number: string): string => tidyCode(number)

/** Where an item is bought, and to which warehouse the seller sends it. */
export type BoughtAt = { platform: string; sellerName: string; warehouseId: string }

/**
 * Null when these items can be bought in one order, else why not: different sellers or different delivery
 * addresses. Pages without a seller's name (seller-groups.ts) may be of one shop: the buyer has seen it, and
 * a number is recorded once among them.
 */
export function whyNotOneOrder(items: readonly BoughtAt[]): Reason | null {
  const [first, ...rest] = items
  if (rest.some((item) => item.platform !== first!.platform || item.sellerName !== first!.sellerName))
    return 'several_sellers'
  return rest.some((item) => item.warehouseId !== first!.warehouseId) ? 'several_warehouses' : null
}

/**
 * An item's share of an order's cost: its goods less its share of the discount, and its share of the freight.
 */
export type SellerShare = SellerPrice & { discountFen: Fen }

/**
 * An order as its seller bills it: the goods of each item, and freight and discount of the whole; and the
 * freight that each item's shopper paid when ordering.
 */
export type SellerBill = {
  goodsFen: readonly Fen[]
  agreedFreightFen: readonly Fen[]
  freightFen: Fen
  discountFen: Fen
}

/** Null when a bill is possible, else why not: the discount must leave something to pay for the goods. */
export const whyNotBill = ({
  goodsFen,
  discountFen,
}: Pick<SellerBill, 'goodsFen' | 'discountFen'>): Reason | null =>
  discountFen > 0 && discountFen >= sumFen(goodsFen) ? 'discount_too_large' : null

/**
 * Divides freight and discount of an order among its items, to the fen: the parts always add up to the whole,
 * and the remainder of rounding goes to the largest remainders. The discount is divided in proportion to the
 * goods; none exceeds the cost of the goods if `whyNotBill` is null. Freight is first what each paid for it:
 * less is divided in proportion to that, and only what exceeds it in proportion to the goods, so a bill as
 * agreed leaves every item as agreed.
 */
export function shareSellerOrder({
  goodsFen,
  agreedFreightFen,
  freightFen,
  discountFen,
}: SellerBill): SellerShare[] {
  const overFen = freightFen - sumFen(agreedFreightFen)
  const over = splitFen(Math.max(0, overFen), goodsFen)
  const freight =
    overFen > 0 ? agreedFreightFen.map((fen, at) => fen + over[at]!) : splitFen(freightFen, agreedFreightFen)
  const discount = splitFen(discountFen, goodsFen)
  return goodsFen.map((fen, at) => ({
    goodsFen: fen - discount[at]!,
    freightFen: freight[at]!,
    discountFen: discount[at]!,
  }))
}

/**
 * The same where only the total paid for some items is known, with the agreed prices `agreed`: a lower total
 * is treated as a discount, a higher one as a higher price of the goods, each divided in proportion to the
 * goods; the freight stays as agreed. Null if nothing would be left to pay for the goods.
 */
export function sharesOfTotal(agreed: readonly SellerPrice[], paidFen: Fen): SellerShare[] | null {
  const overFen = paidFen - sumFen(agreed.map(sellerFen))
  const goods = agreed.map(({ goodsFen }) => goodsFen)
  const more = splitFen(Math.max(0, overFen), goods)
  const agreedFreightFen = agreed.map(({ freightFen }) => freightFen)
  const bill = {
    goodsFen: goods.map((fen, at) => fen + more[at]!),
    agreedFreightFen,
    freightFen: sumFen(agreedFreightFen),
    discountFen: Math.max(0, -overFen),
  }
  return whyNotBill(bill) ? null : shareSellerOrder(bill)
}
