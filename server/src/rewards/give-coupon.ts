import { giveCoupon as route } from '@longhaul/contract/rewards/rewards.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { handOutCoupon } from './hand-out-coupon.ts'
import { findShopperForStaff, lockOffer } from './sql-offers.ts'

export const giveCouponAction = action(route, giveCoupon)

/** Gives one shopper a coupon, with a note that the shopper reads. */
async function giveCoupon(call: Call<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  const offer = orNotFound(await lockOffer(tx, params.id))
  const shopper = await findShopperForStaff(tx, body.shopper.trim())
  if (!shopper) throw badInput({ shopper: 'unknown' })
  const note = body.note.trim()
  const { id, validUntil } = await handOutCoupon(call, shopper.id, offer, {
    source: 'staff',
    staffId: me.id,
    note,
  })
  await audit(call, {
    action: 'give_coupon',
    subjectKind: 'shopper',
    subjectId: shopper.id,
    after: { coupon_id: id, coupon_offer_id: offer.id },
    reason: note,
  })
  return { id, valid_until: validUntil.toISOString(), shopper }
}
