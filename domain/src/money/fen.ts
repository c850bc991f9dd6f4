/** A whole number of fen (1/100 yuan): the product's only unit for amounts in yuan. */
export type Fen = number

/**
 * The largest amount of one posting: nine trillion yuan, well within JavaScript's safe integers
 * (docs/rules/payments.md).
 */
export const FEN_MAX = 900_000_000_000_000

/** Whether a value is a valid amount: an integer from 0 to FEN_MAX. */
export const isFen = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= FEN_MAX

/**
 * The sum of amounts. Throws if it is not a whole number of fen: a fraction of a fen is always a programming
 * error.
 */
export function sumFen(amounts: readonly Fen[]): Fen {
  let total = 0
  for (const amount of amounts) total += amount
  if (!Number.isSafeInteger(total)) throw new RangeError(`not a whole number of fen: ${total}`)
  return total
}

/** An amount in yuan for other programs, always with a point and two decimals: `1.00`. */
export const yuanText = (fen: Fen): string => (fen / 100).toFixed(2)

/** `part` per mille of an amount, rounded half up to a whole fen. 25 of 1000 is 2.5 %. */
export function perMille(amount: Fen, part: number): Fen {
  return Math.floor((amount * part + 500) / 1000)
}
