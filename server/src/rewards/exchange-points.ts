import { exchangePoints } from '@longhaul/contract/rewards/rewards.ts'
import { lockShopper } from '../ledger/public.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { toCoupon } from './coupon-card.ts'
import { handOutCoupon } from './hand-out-coupon.ts'
import { spendPoints } from './points.ts'
import { findOwnCoupon } from './sql-coupons.ts'
import { lockOffer } from './sql-offers.ts'

/** Points become a coupon: both or neither. The lock on the shopper's accounts is the one on the points as well. */
export const exchangePointsAction = action(exchangePoints, async (call) => {
  const { tx, me, body, lang, now } = call
  await lockShopper(tx, me.id)
  const offer = found(await lockOffer(tx, body.coupon_offer_id))
  const price = found(offer.points_price)
  const { id } = await handOutCoupon(call, me.id, offer, { source: 'points' })
  await spendPoints(call, me.id, price, id)
  return toCoupon(found(await findOwnCoupon(tx, me.id, id)), lang, now)
})
