import { INSURANCE_CAP_FEN } from '../claims/payout.ts'
import { ADJUSTMENT_MAX_FEN } from '../funds/adjustment.ts'
import { RECHARGE_MAX_FEN } from '../funds/recharge.ts'
import { REMITTANCE_MAX_FEN, REMITTANCE_MAX_MINOR } from '../funds/remittance.ts'
import { WITHDRAWAL_MAX_FEN } from '../funds/withdrawal.ts'
import { UNIT_PRICE_MAX_FEN } from '../orders/limits.ts'
import { RETURN_FREIGHT_MAX_FEN } from '../parcels/return-freight.ts'
import type { Fen } from './fen.ts'

/*
 * The bound of every amount that a person types, one name per meaning. An amount beyond its bound is a typing mistake or an attack, and is
 * refused before anything is looked up. `contract/src/amounts.test.ts` holds every call against this list.
 */

/** What a seller is paid for one item: all its pieces, or their way to the warehouse. A million yuan. */
export const ITEM_COST_MAX_FEN: Fen = 100_000_000

/** What one thing is worth by its owner's word, for the customs: 100,000 yuan. */
export const DECLARED_VALUE_MAX_FEN: Fen = 10_000_000

/** What a page showed and sends back, so that nothing is done at another price: a hundred million yuan, more than any cart comes to. */
export const SHOWN_SUM_MAX_FEN: Fen = 10_000_000_000

/** What one coupon takes off, at most: 1,000 yuan, well above the fee or the freight of an ordinary order or package. */
export const COUPON_MAX_FEN: Fen = 100_000

/** From which spending on a coupon is good, at most: 100,000 yuan. */
export const COUPON_MINIMUM_MAX_FEN: Fen = 10_000_000

/** What a month of a plan costs, at most: 10,000 yuan. */
export const PLAN_PRICE_MAX_FEN: Fen = 1_000_000

/** What a detail photo costs on a plan, at most: 100 yuan. */
export const PHOTO_PRICE_MAX_FEN: Fen = 10_000

/** A threshold or an amount in a rule about duty and tax, in the smallest coin of the country. */
export const IMPORT_RULE_MAX_MINOR = 1_000_000_000_000

/** Every bound that an amount of a call may have. */
export const AMOUNT_LIMITS: Readonly<Record<string, number>> = {
  ADJUSTMENT_MAX_FEN,
  COUPON_MAX_FEN,
  COUPON_MINIMUM_MAX_FEN,
  DECLARED_VALUE_MAX_FEN,
  IMPORT_RULE_MAX_MINOR,
  INSURANCE_CAP_FEN,
  ITEM_COST_MAX_FEN,
  PHOTO_PRICE_MAX_FEN,
  PLAN_PRICE_MAX_FEN,
  RECHARGE_MAX_FEN,
  REMITTANCE_MAX_FEN,
  REMITTANCE_MAX_MINOR,
  RETURN_FREIGHT_MAX_FEN,
  SHOWN_SUM_MAX_FEN,
  UNIT_PRICE_MAX_FEN,
  WITHDRAWAL_MAX_FEN,
}
