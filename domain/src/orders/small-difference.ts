import type { Fen } from '../money/fen.ts'
import { sellerFen } from './price-change.ts'
import { type PaidItem, purchaseBalance } from './purchase.ts'
import type { SellerShare } from './seller-order.ts'

/** The most that the house bears so that nobody is asked for it: per item, and per order with a seller. */
export type SmallDifferenceLimits = { itemFen: Fen; orderFen: Fen }

/** An item's share of its seller's bill, with what was paid for it and the price that its shopper typed. */
export type BilledShare = {
  paid: PaidItem
  share: SellerShare
  unitPriceFen: Fen
  /** The page's price, where the shopper typed another one. */
  pagePriceFen: Fen | null
}

/** What the shopper pays to the seller for an item, and what the house bears of its price. */
export type BorneShare = SellerShare & { houseFen: Fen }

/**
 * Takes from the shares of one seller's order what the house bears so that nobody is asked for it: all that
 * is missing for an item where that is small, or nothing; the smallest first, as long as the order's limit
 * lasts. A shopper who ordered below the page's price is asked for every fen, because such a price could be
 * set below on purpose.
 */
export function bearSmallDifferences(
  items: readonly BilledShare[],
  limits: SmallDifferenceLimits,
): BorneShare[] {
  const missing = items.map(({ paid, share }) => purchaseBalance(paid, sellerFen(share)).missingFen)
  const borne = items.map(({ share }) => ({ ...share, houseFen: 0 }))
  let leftFen = limits.orderFen
  for (const at of items.map((_, index) => index).toSorted((a, b) => missing[a]! - missing[b]!)) {
    const { share, unitPriceFen, pagePriceFen } = items[at]!
    const houseFen = missing[at]!
    if (pagePriceFen !== null && unitPriceFen < pagePriceFen) continue
    if (houseFen > Math.min(limits.itemFen, leftFen, share.goodsFen)) continue
    borne[at] = { ...share, goodsFen: share.goodsFen - houseFen, houseFen }
    leftFen -= houseFen
  }
  return borne
}
