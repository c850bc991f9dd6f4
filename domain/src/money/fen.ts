/** A whole number of fen (1/100 yuan): the only unit in which the product counts yuan. */
export type Fen = number

/** The largest amount one posting may carry: nine trillion yuan, well inside JavaScript's safe integers (docs/rules/payments.md). */
export const FEN_MAX = 900_000_000_000_000

/** Whether a value is a usable amount: whole, not negative, not beyond FEN_MAX. */
export const isFen = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= FEN_MAX

/** Sum of amounts. Throws on anything that is not a whole number of fen: a fraction of a fen is always a programming error. */
export function sumFen(amounts: readonly Fen[]): Fen {
  let total = 0
  for (const amount of amounts) total += amount
  if (!Number.isSafeInteger(total)) throw new RangeError(`not a whole number of fen: ${total}`)
  return total
}

/** `part` per mille of an amount, rounded half up to a whole fen. 25 of 1000 is 2.5 %. */
export function perMille(amount: Fen, part: number): Fen {
  return Math.floor((amount * part + 500) / 1000)
}
