import { INSURANCE_CAP_FEN } from '../claims/payout.ts'
import { ADJUSTMENT_MAX_FEN } from '../funds/adjustment.ts'
import { RECHARGE_MAX_FEN } from '../funds/recharge.ts'
import { REMITTANCE_MAX_FEN, REMITTANCE_MAX_MINOR } from '../funds/remittance.ts'
import { WITHDRAWAL_MAX_FEN } from '../funds/withdrawal.ts'
import { UNIT_PRICE_MAX_FEN } from '../orders/limits.ts'
import { RETURN_FREIGHT_MAX_FEN } from '../parcels/return-freight.ts'
import type { Fen } from '../money/fen.ts'

/*
 * The limit of every amount that a person types, with one name per meaning. An amount beyond its limit is a
 * typing error or an attack, and is refused before any look-up. `contract/src/amounts.test.ts` checks every
 * call against this list.
 */

/**
 * The price paid to a seller for all pieces of one item, or for their freight to the warehouse: a million
 * yuan.
 */
export const ITEM_COST_MAX_FEN: Fen = 100_000_000

/** The value that an owner declares for one line of the customs declaration: 100,000 yuan. */
export const DECLARED_VALUE_MAX_FEN: Fen = 10_000_000

/**
 * A total that a page displayed and sends back, so that nothing is done at a different price: a hundred
 * million yuan, more than any cart.
 */
export const SHOWN_SUM_MAX_FEN: Fen = 10_000_000_000

/**
 * The discount of one coupon: 1,000 yuan, well above the fee or the freight of an ordinary order or package.
 */
export const COUPON_MAX_FEN: Fen = 100_000

/** The minimum spending that a coupon may require: 100,000 yuan. */
export const COUPON_MINIMUM_MAX_FEN: Fen = 10_000_000

/** The price of a month of a plan: 10,000 yuan. */
export const PLAN_PRICE_MAX_FEN: Fen = 1_000_000

/** The price of a detail photo on a plan: 100 yuan. */
export const PHOTO_PRICE_MAX_FEN: Fen = 10_000

/** The price of an extra service, per package or per item: 1,000 yuan. */
export const SERVICE_MAX_FEN: Fen = 100_000

/** A threshold or an amount in a rule about duty and tax, in minor units of its currency. */
export const IMPORT_RULE_MAX_MINOR = 1_000_000_000_000

/** All limits that an amount in a call may have. */
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
  SERVICE_MAX_FEN,
  SHOWN_SUM_MAX_FEN,
  UNIT_PRICE_MAX_FEN,
  WITHDRAWAL_MAX_FEN,
}
