import {
  type CouponOffer,
  type CouponSource,
  couponValidUntil,
  whyNotGiveCoupon,
} from '@longhaul/domain/rewards/coupon.ts'
import { notify } from '../messages/public.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { findReaderLang } from './sql-reader.ts'
import { termsOf } from './coupon-card.ts'
import { countGiven, insertCoupon, insertCouponStep } from './sql-coupons.ts'
import type { OfferRow } from './sql-offers.ts'

/** How a coupon comes into a shopper's hands: by which way, and by whom. */
export type HandedOut = { source: CouponSource; staffId?: string; note?: string }

/**
 * Gives a shopper a coupon of an offer, which keeps the offer's rule of now. Refuses where the offer is over or the shopper had it already.
 * The offer is locked by the caller, so that no two calls count the same. Returns its id.
 */
export async function handOutCoupon(
  doing: Doing,
  shopperId: string,
  offer: OfferRow,
  { source, staffId, note = '' }: HandedOut,
): Promise<{ id: string; validUntil: Date }> {
  const { tx, now } = doing
  refuseIf(whyNotGiveCoupon(offerStateOf(offer), await countGiven(tx, offer.id, shopperId), now))
  const validUntil = couponValidUntil({ validDays: offer.valid_days, endsAt: offer.ends_at }, now)
  const { id } = await insertCoupon(tx, {
    coupon_offer_id: offer.id,
    shopper_id: shopperId,
    ...termsOf(offer),
    source,
    note,
    given_by: staffId ?? null,
    created_at: now,
    valid_until: validUntil,
  })
  await insertCouponStep(tx, {
    coupon_id: id,
    step: 'give',
    actor: staffId ? 'staff' : source === 'register' ? 'system' : 'shopper',
    actor_id: staffId ?? (source === 'register' ? null : shopperId),
    created_at: now,
  })
  // A typed code or spent points show at once, and a new shopper has the link to open first: the first bill suggests it.
  if (source === 'staff') {
    const lang = await findReaderLang(tx, shopperId)
    await notify(doing, shopperId, {
      kind: 'coupon_given',
      args: {
        title: offer.name[lang],
        date: validUntil.toISOString(),
        ...(note ? { note } : {}),
      },
      subject: { kind: 'account', id: 'reward' },
    })
  }
  return { id, validUntil }
}

/** An offer as the rules see it. */
export const offerStateOf = (offer: OfferRow): CouponOffer => ({
  stopped: offer.stopped_at !== null,
  endsAt: offer.ends_at,
  totalLimit: offer.total_limit,
  perShopper: offer.per_shopper,
})
