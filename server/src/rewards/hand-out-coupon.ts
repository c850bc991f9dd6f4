import {
  type CouponOffer,
  type CouponSource,
  couponValidUntil,
  whyNotGiveCoupon,
} from '@longhaul/domain/rewards/coupon.ts'
import { findReaderLang, notify } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { termsOf } from './coupon-card.ts'
import { ownerOf } from './mailbox-hash.ts'
import { countGiven, insertCoupon, insertCouponStep, wasWelcomed } from './sql-coupons.ts'
import type { OfferRow } from './sql-offers.ts'

/** How a shopper gets a coupon: the source, and the member of staff, if any. */
export type HandedOut = { source: CouponSource; staffId?: string; note?: string }

/**
 * Gives a shopper a coupon of an offer; the coupon keeps the offer's current rule. Refuses if the offer is
 * over or the shopper has already had the coupon, with this account or another one of the same mailbox; and a
 * second welcome of whatever offer. The caller has locked the offer, so that concurrent calls count
 * correctly. Returns the coupon's id.
 */
export async function handOutCoupon(
  work: UnitOfWork,
  shopperId: string,
  offer: OfferRow,
  { source, staffId, note = '' }: HandedOut,
): Promise<{ id: string; validUntil: Date }> {
  const { tx, now } = work
  const owner = await ownerOf(tx, work.world, shopperId)
  refuseIf(whyNotGiveCoupon(offerStateOf(offer), await countGiven(tx, offer.id, owner), now))
  if (source === 'register') refuseIf((await wasWelcomed(tx, owner)) ? 'coupon_had_already' : null)
  const validUntil = couponValidUntil({ validDays: offer.valid_days, endsAt: offer.ends_at }, now)
  const { id } = await insertCoupon(tx, {
    coupon_offer_id: offer.id,
    shopper_id: shopperId,
    mailbox_hash: owner.mailboxHash,
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
  // No message for codes and points, whose coupon appears right away, nor for new shoppers, who must verify
  // their address first and see it on their first bill.
  if (source === 'staff') {
    const lang = await findReaderLang(tx, shopperId)
    await notify(work, shopperId, {
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

/** An offer in the form that the domain's rules use. */
export const offerStateOf = (offer: OfferRow): CouponOffer => ({
  stopped: offer.stopped_at !== null,
  endsAt: offer.ends_at,
  totalLimit: offer.total_limit,
  perShopper: offer.per_shopper,
})
