import type { Fen } from '../money/fen.ts'

/** Why a shopper says that the price differs from the page (specification 3). */
export const PRICE_REASONS = [
  'full_reduction',
  'negotiated',
  'shipping_discount',
  'page_price_wrong',
  'other',
] as const
export type PriceReason = (typeof PRICE_REASONS)[number]

/** The longest explanation (specification 5). */
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
