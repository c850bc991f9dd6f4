import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'
import type { ItemStage } from '../states/item-stages.ts'

/** The reasons that a shopper can give for a price that differs from the page (docs/rules/orders.md). */
export const PRICE_REASONS = [
  'full_reduction',
  'negotiated',
  'shipping_discount',
  'page_price_wrong',
  'other',
] as const
export type PriceReason = (typeof PRICE_REASONS)[number]

/** The longest explanation (docs/rules/orders.md). */
export const PRICE_REASON_TEXT_MAX = 150

/**
 * The page's price and the reason for a shopper's own price. Both are null where the page's price is used.
 */
export type PriceChange = { pagePriceFen: Fen | null; reason: PriceReason | null }

/**
 * The missing field of a changed price, which requires a reason and the page's price. Null if nothing is
 * missing.
 */
export function missingOfPriceChange({
  pagePriceFen,
  reason,
}: PriceChange): 'price_reason' | 'page_price_fen' | null {
  if (pagePriceFen !== null && reason === null) return 'price_reason'
  if (pagePriceFen === null && reason !== null) return 'page_price_fen'
  return null
}

/** The seller's price of an item: goods and domestic freight, in fen. */
export type SellerPrice = { goodsFen: Fen; freightFen: Fen }

/** The total that a seller receives for an item. */
export const sellerFen = ({ goodsFen, freightFen }: SellerPrice): Fen => goodsFen + freightFen

/**
 * The effect of an accepted change of price on what the seller receives: `dueFen` is due, `backFen` is given
 * back immediately. At least one of them is zero. A higher price also carries our fee (higher-price.ts); with
 * a lower one it stays as agreed.
 */
export function priceDifference(agreed: SellerPrice, real: SellerPrice): { dueFen: Fen; backFen: Fen } {
  const more = sellerFen(real) - sellerFen(agreed)
  return { dueFen: Math.max(0, more), backFen: Math.max(0, -more) }
}

/**
 * Whether the actual price is within the tolerance that the shopper accepted: at most `tolerancePercent`
 * above the agreed price, exact to the fen.
 */
export const isTolerated = (agreed: SellerPrice, real: SellerPrice, tolerancePercent: number): boolean =>
  (sellerFen(real) - sellerFen(agreed)) * 100 <= sellerFen(agreed) * tolerancePercent

/** An item with a price set by the shopper, as far as needed for refusing or changing that price. */
type ChangedItem = { stage: ItemStage; pagePriceFen: Fen | null; unitPriceFen: Fen }

/** Why the shopper can no longer change the price: the item is paid, or has ended. */
export const whyNotChangePrice = (stage: ItemStage): Reason | null =>
  stage === 'pending_payment' ? null : 'transition_not_allowed'

/**
 * Why staff cannot refuse the shopper's own price: there is none, it is not lower than the page's, or the
 * item is not waiting to be bought.
 */
export function whyNotRefusePrice({ stage, pagePriceFen, unitPriceFen }: ChangedItem): Reason | null {
  if (stage !== 'in_review' && stage !== 'to_purchase') return 'transition_not_allowed'
  return pagePriceFen !== null && pagePriceFen > unitPriceFen ? null : 'no_own_price'
}
