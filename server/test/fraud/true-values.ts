/*
 * What things are truly worth in the shop of these tests, in fen. Written down once more, so that no rule of
 * the product measures itself.
 */

/** The seller's price of whatever a ring orders, and our fee for it. */
export const PRICE_FEN = 30_000
export const FEE_SHARE = 0.05

/**
 * The worth of goods that a ring bought elsewhere and sends to us. They are its own: we give nothing for
 * them.
 */
export const FORWARDED_FEN = 12_000

/**
 * What it takes to carry a package to Singapore by EMS: the first 500 g, each further 500 g, customs and
 * handling.
 */
export const freightFen = (grams: number): number =>
  11_500 + Math.max(0, Math.ceil((grams - 500) / 500)) * 3_300 + 1_600

/** What the carrier takes for bringing a package back. */
export const RETURN_FREIGHT_FEN = 15_000

/**
 * The weights of packed packages. One thing is estimated at 600 g, so some cost less than estimated, some
 * more.
 */
export const PACKED_GRAMS = [400, 600, 1_100] as const

/** Free storage, then the fee for each day, up to the most for one thing. */
export const FREE_DAYS = 30
export const LATE_FEN = 20
export const LATE_CAP_FEN = 5_000

/** The coupon for registering, once for each person. */
export const WELCOME_FEN = 1_000

/** Our margin on a rate, per mille. What it earns is no money to set off against what a ring takes. */
export const MARGIN = 20
