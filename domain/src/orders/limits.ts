import type { Fen } from '../money/fen.ts'

/**
 * The limits of one line in the cart. A line beyond them is a mistake, or a wholesale order for the
 * fulfilment desk.
 */
export const QUANTITY_MAX = 999
export const UNIT_PRICE_MAX_FEN: Fen = 10_000_000
/** A list of 300 rows goes into the cart in one step. */
export const CART_LINES_MAX = 400
/** The lines that can be ordered at once. */
export const ORDER_LINES_MAX = 100
export const TITLE_MAX = 200
export const OPTIONS_TEXT_MAX = 200
export const REMARK_MAX = 500

/** What the shopper wants to happen if the item is sold out. */
export const SOLD_OUT_CHOICES = ['ask', 'alternative', 'cancel'] as const
export type SoldOutChoice = (typeof SOLD_OUT_CHOICES)[number]

/**
 * By how much an item may exceed the agreed price without asking the shopper, in per cent of the seller's
 * price.
 */
export const TOLERANCES = [0, 5, 10] as const
export type Tolerance = (typeof TOLERANCES)[number]
