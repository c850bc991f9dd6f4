import type { Fen } from '../money/fen.ts'

/** Fine photos: 2 yuan each, at most 20 per item, a note of up to 500 characters (docs/rules/orders.md). */
export const PHOTO_PRICE_FEN: Fen = 200
export const PHOTO_SHOTS_MAX = 20
export const PHOTO_REMARK_MAX = 500

/** Price of that many shots. The price is configuration; 2 yuan unless the operator changed it. */
export const photoFee = (shots: number, priceFen: Fen = PHOTO_PRICE_FEN): Fen => shots * priceFen

/**
 * What is kept of the money for an item's shots once `taken` of them are there, in fen: their share of it, rounded in the shopper's favour.
 * More shots than were ordered cost nothing.
 */
export const photosTakenFen = (photosFen: Fen, ordered: number, taken: number): Fen =>
  ordered === 0 ? 0 : Math.floor((photosFen * Math.min(taken, ordered)) / ordered)
