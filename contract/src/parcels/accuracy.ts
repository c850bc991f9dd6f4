import { Type } from 'typebox'
import { CountryCode, Fen, Moment, SignedFen, nullable } from '../fields.ts'

/**
 * Compares the cost estimated for the items in a package when they were ordered with its final bill, without
 * duty and recharge fees. 80 of 100 packages should lie within the interval.
 */
export const Accuracy = Type.Object({
  low_fen: Fen,
  expected_fen: Fen,
  high_fen: Fen,
  was_fen: Fen,
  /**
   * Charges that the estimate did not cover: services, insurance, late storage, less a coupon. Not included
   * in `was_fen`.
   */
  beside_fen: SignedFen,
  /** The weight of the goods without packing. */
  grams_low: Type.Integer(),
  grams_high: Type.Integer(),
  was_grams: nullable(Type.Integer()),
  /**
   * Whether this package contains only some of the ordered pieces; the figures are then prorated by pieces.
   */
  is_partial: Type.Boolean(),
  /** The lines, countries and model versions of the estimates. */
  lines: Type.Array(Type.String()),
  countries: Type.Array(CountryCode),
  versions: Type.Array(Type.Integer()),
  first_at: Moment,
  /**
   * Whether the items were ordered at different times, and each order was estimated as a separate package.
   */
  orders_apart: Type.Boolean(),
  /**
   * Whether the estimate was for one package with other items ordered at the same time that are not in this
   * one.
   */
  sent_apart: Type.Boolean(),
})
