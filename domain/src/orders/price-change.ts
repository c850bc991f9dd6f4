import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'
import type { ItemStage } from './stages.ts'

/** Why a shopper says that the price differs from the page (docs/rules/orders.md). */
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

/** A shopper's own price: what the page says, and one of the reasons. Both are null where the page's price is taken. */
export type PriceChange = { pagePriceFen: Fen | null; reason: PriceReason | null }

/** The field that is missing of a changed price: a reason must be chosen, and the page's price be named. Null when all is there. */
export function missingOfPriceChange({
  pagePriceFen,
  reason,
}: PriceChange): 'price_reason' | 'page_price_fen' | null {
  if (pagePriceFen !== null && reason === null) return 'price_reason'
  if (pagePriceFen === null && reason !== null) return 'page_price_fen'
  return null
}

/** Goods and domestic freight of an item at the seller, in fen. */
export type SellerPrice = { goodsFen: Fen; freightFen: Fen }

/** What a seller gets for an item. */
export const sellerFen = ({ goodsFen, freightFen }: SellerPrice): Fen => goodsFen + freightFen

/**
 * What becomes of an accepted change of price: `dueFen` is the supplement it takes, `backFen` what goes back at once. Our fee stays as
 * agreed; one of the two is always zero.
 */
export function priceDifference(agreed: SellerPrice, real: SellerPrice): { dueFen: Fen; backFen: Fen } {
  const more = sellerFen(real) - sellerFen(agreed)
  return { dueFen: Math.max(0, more), backFen: Math.max(0, -more) }
}

/** Whether a real price is within what the shopper agreed to beforehand: at most `tolerancePercent` above the agreed one, down to the fen. */
export const isTolerated = (agreed: SellerPrice, real: SellerPrice, tolerancePercent: number): boolean =>
  (sellerFen(real) - sellerFen(agreed)) * 100 <= sellerFen(agreed) * tolerancePercent

/** An item whose price the shopper changed, as far as refusing or changing it goes. */
type ChangedItem = { stage: ItemStage; pagePriceFen: Fen | null; unitPriceFen: Fen }

/** Why the shopper cannot change the price any more: it is paid, or it has ended. */
export const whyNotChangePrice = (stage: ItemStage): Reason | null =>
  stage === 'pending_payment' ? null : 'transition_not_allowed'

/** Why staff cannot refuse the shopper's own price: there is none, it is not lower than the page's, or the item is not waiting to be bought. */
export function whyNotRefusePrice({ stage, pagePriceFen, unitPriceFen }: ChangedItem): Reason | null {
  if (stage !== 'in_review' && stage !== 'to_purchase') return 'transition_not_allowed'
  return pagePriceFen !== null && pagePriceFen > unitPriceFen ? null : 'no_own_price'
}
