import type { Fen } from '../money/fen.ts'

/** Fine photos: 2 yuan each, at most 20 per item, a note of up to 500 characters (docs/rules/orders.md). */
export const PHOTO_PRICE_FEN: Fen = 200
export const PHOTO_SHOTS_MAX = 20
export const PHOTO_REMARK_MAX = 500

/** The price of this many shots. The price per shot is configurable; 2 yuan by default. */
export const photoFee = (shots: number, priceFen: Fen = PHOTO_PRICE_FEN): Fen => shots * priceFen

/**
 * How much of the money for an item's shots we keep once `taken` of them are delivered, in fen: their share,
 * rounded in the shopper's favour. Shots beyond those ordered are free.
 */
export const photosTakenFen = (photosFen: Fen, ordered: number, taken: number): Fen =>
  ordered === 0 ? 0 : Math.floor((photosFen * Math.min(taken, ordered)) / ordered)
