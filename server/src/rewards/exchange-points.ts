import { exchangePoints as route } from '@longhaul/contract/rewards/rewards.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { refuseBy } from '../standing/public.ts'
import { toCoupon } from './coupon-card.ts'
import { handOutCoupon } from './hand-out-coupon.ts'
import { spendPoints } from './points.ts'
import { findOwnCoupon } from './sql-coupons.ts'
import { lockOffer } from './sql-offers.ts'

export const exchangePointsAction = writeAction(route, exchangePoints)

/**
 * Exchanges points for a coupon in one transaction. The lock on the shopper's accounts also protects the
 * points.
 */
async function exchangePoints(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, lang, now } = call
  await lockShopper(tx, me.id)
  await refuseBy('take_coupon', call, me.id)
  const offer = orNotFound(await lockOffer(tx, body.coupon_offer_id))
  const price = orNotFound(offer.points_price)
  const { id } = await handOutCoupon(call, me.id, offer, { source: 'points' })
  await spendPoints(call, me.id, price, id)
  return toCoupon(orNotFound(await findOwnCoupon(tx, me.id, id)), lang, now)
}
