import type { Fen } from '../money/fen.ts'

/** Bounds of one line in the cart. A line beyond them is a mistake or a wholesale order for the fulfilment desk. */
export const QUANTITY_MAX = 999
export const UNIT_PRICE_MAX_FEN: Fen = 10_000_000
export const CART_LINES_MAX = 100
export const TITLE_MAX = 200
export const OPTIONS_TEXT_MAX = 200
export const REMARK_MAX = 500

/** What the shopper wants if the item is sold out. */
export const SOLD_OUT_CHOICES = ['ask', 'alternative', 'cancel'] as const
export type SoldOutChoice = (typeof SOLD_OUT_CHOICES)[number]

/** By how much dearer than agreed an item may be bought without asking, in per cent of the seller's price. */
export const TOLERANCES = [0, 5, 10] as const
export type Tolerance = (typeof TOLERANCES)[number]
