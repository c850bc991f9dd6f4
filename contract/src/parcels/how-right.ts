import { Type } from 'typebox'
import { CountryCode, Fen, Moment, SignedFen, nullable } from '../fields.ts'

/**
 * How right it was what was told of the things in a package when they were ordered, by its final bill and without duty and recharge fees: of 100 packages 80 should be
 * within.
 */
export const HowRight = Type.Object({
  low_fen: Fen,
  expected_fen: Fen,
  high_fen: Fen,
  was_fen: Fen,
  /** What nobody expected: services, insurance, late storage, less a coupon. Not part of `was_fen`. */
  beside_fen: SignedFen,
  /** Of the goods, without packing. */
  grams_low: Type.Integer(),
  grams_high: Type.Integer(),
  was_grams: nullable(Type.Integer()),
  /** Only a part of what was ordered is in this package: the shares are by pieces. */
  is_partial: Type.Boolean(),
  /** By which lines, to which countries and by which versions of the model it was told. */
  lines: Type.Array(Type.String()),
  countries: Type.Array(CountryCode),
  versions: Type.Array(Type.Integer()),
  first_at: Moment,
  /** It was ordered at different times, each told as a package of its own. */
  orders_apart: Type.Boolean(),
  /** Other things were ordered in the same moment and told as one package with these; they are not in it. */
  sent_apart: Type.Boolean(),
})
