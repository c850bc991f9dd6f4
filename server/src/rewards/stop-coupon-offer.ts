import { stopCouponOffer as route } from '@longhaul/contract/rewards/rewards.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { findOfferForStaff, lockOffer, stopOffer } from './sql-offers.ts'
import { toOffer } from './offer-card.ts'

export const stopCouponOfferAction = writeAction(route, stopCouponOffer)

/** Stops an offer: no more coupons of it are given. Those that shoppers already have stay valid. */
async function stopCouponOffer(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const offer = orNotFound(await lockOffer(tx, params.id))
  refuseIf(offer.stopped_at ? 'coupon_offer_over' : null)
  await stopOffer(tx, offer.id, { staffId: me.id, now })
  await audit(call, {
    action: 'stop_coupon_offer',
    subjectKind: 'coupon_offer',
    subjectId: offer.id,
    after: { stopped_at: now.toISOString() },
    reason: body.reason.trim(),
  })
  return toOffer(orNotFound(await findOfferForStaff(tx, offer.id)))
}
