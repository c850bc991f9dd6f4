import type { BodyOf, ParamsOf } from '@longhaul/contract/route.ts'
import { giveCoupon as route } from '@longhaul/contract/rewards/rewards.staff.ts'
import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { couponWorth } from '@longhaul/domain/rewards/coupon.ts'
import type { Tx } from '../platform/database/db.ts'
import type { Effect } from '../platform/http/proposable.ts'
import { guardAct } from '../policy/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { handOutCoupon } from './hand-out-coupon.ts'
import { findOfferForStaff, findShopperForStaff, lockOffer } from './sql-offers.ts'

export const giveCouponAction = writeAction(route, giveCoupon, { act: 'coupon', effect })

/** Gives one shopper a coupon, with a note that the shopper reads. */
async function giveCoupon(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  const offer = orNotFound(await lockOffer(tx, params.id))
  const shopper = await findShopperForStaff(tx, body.shopper.trim())
  if (!shopper) throw badInput({ shopper: 'unknown' })
  const worth = couponWorth({ amountFen: offer.amount_fen, capFen: offer.cap_fen })
  const about = { kind: 'coupon_offer', id: offer.id, name: offer.name[FIRST_LANG], shopperId: shopper.id }
  await guardAct(call, 'coupon', { amountFen: worth }, about)
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

async function effect(
  tx: Tx,
  { params, body }: { params: ParamsOf<typeof route>; body: BodyOf<typeof route> },
): Promise<Effect> {
  const offer = orNotFound(await findOfferForStaff(tx, params.id))
  const worth = couponWorth({ amountFen: offer.amount_fen, capFen: offer.cap_fen })
  return {
    subject: offer.name[FIRST_LANG],
    changes: [
      { name: 'shopper', before: null, after: body.shopper.trim() },
      { name: 'amount_fen', before: 0, after: worth },
    ],
  }
}
