import { redeemCoupon as route } from '@longhaul/contract/rewards/rewards.ts'
import { isCouponCode, tidyCouponCode } from '@longhaul/domain/rewards/coupon.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { refuseBy } from '../standing/public.ts'
import { toCoupon } from './coupon-card.ts'
import { handOutCoupon } from './hand-out-coupon.ts'
import { findOwnCoupon } from './sql-coupons.ts'
import { lockOfferOfCode } from './sql-offers.ts'

export const redeemCouponAction = writeAction(route, redeemCoupon)

/** Gives the shopper the coupon of a code. Unknown and malformed codes get the same answer. */
async function redeemCoupon(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, lang, now } = call
  await refuseBy('take_coupon', call, me.id)
  const code = tidyCouponCode(body.code)
  const offer = isCouponCode(code) ? await lockOfferOfCode(tx, code) : undefined
  if (!offer) throw badInput({ code: 'unknown' })
  const { id } = await handOutCoupon(call, me.id, offer, { source: 'code' })
  return toCoupon(orNotFound(await findOwnCoupon(tx, me.id, id)), lang, now)
}
