import { FIRST_LANG, textsOf } from '@longhaul/domain/languages.ts'
import { createCouponOffer as route } from '@longhaul/contract/rewards/rewards.staff.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { limitValue } from '@longhaul/domain/policy/limits.ts'
import { couponWorth, isCouponCode, tidyCouponCode } from '@longhaul/domain/rewards/coupon.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { guardAct, readRule } from '../policy/public.ts'
import { offerEffect } from './offer-effect.ts'
import { findOfferForStaff, insertOffer, isCodeInUse } from './sql-offers.ts'
import { toOffer } from './offer-card.ts'

export const createCouponOfferAction = writeAction(route, createCouponOffer, {
  act: 'offers',
  effect: offerEffect,
})

/** Creates a coupon offer: an amount, or a share with a cap. */
async function createCouponOffer(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  const code = body.code === null ? null : tidyCouponCode(body.code)
  const wrong = whyNotOffer(body, code, now)
  const mostFen = limitValue(await readRule(tx, 'coupon'), 'dayFen')
  const isTooMuch = couponWorth({ amountFen: body.amount_fen, capFen: body.cap_fen }) > mostFen
  if (isTooMuch && body.amount_fen !== null) wrong['amount_fen'] ??= 'too_large'
  if (isTooMuch && body.per_mille !== null)
    wrong['cap_fen'] ??= body.cap_fen === null ? 'required' : 'too_large'
  if (Object.keys(wrong).length > 0) throw badInput(wrong)
  if (code !== null && (await isCodeInUse(tx, code))) throw badInput({ code: 'in_use' })
  const named = { kind: 'coupon_offer', id: textsOf('name', body)[FIRST_LANG] }
  await guardAct(call, 'offers', 'each', named)
  const { id } = await insertOffer(tx, {
    name: textsOf('name', body),
    purpose: body.purpose,
    amount_fen: body.amount_fen,
    per_mille: body.per_mille,
    cap_fen: body.cap_fen,
    minimum_fen: body.minimum_fen,
    valid_days: body.valid_days,
    on_register: body.on_register,
    points_price: body.points_price,
    total_limit: body.total_limit,
    per_shopper: body.per_shopper,
    code,
    ends_at: body.ends_at === null ? null : new Date(body.ends_at),
    created_at: now,
    created_by: me.id,
  })
  await audit(call, {
    action: 'create_coupon_offer',
    subjectKind: 'coupon_offer',
    subjectId: id,
    after: body,
  })
  return toOffer(orNotFound(await findOfferForStaff(tx, id)))
}

/** The faults of an offer as a whole, by field. */
function whyNotOffer(body: BodyOf<typeof route>, code: string | null, now: Date) {
  const wrong: Record<string, string> = {}
  if ((body.amount_fen === null) === (body.per_mille === null))
    wrong[body.amount_fen === null ? 'amount_fen' : 'per_mille'] =
      body.amount_fen === null ? 'required' : 'choice'
  if (body.cap_fen !== null && body.per_mille === null) wrong['cap_fen'] = 'choice'
  if (code !== null && !isCouponCode(code)) wrong['code'] = 'coupon_code'
  if (body.ends_at !== null && new Date(body.ends_at) <= now) wrong['ends_at'] = 'in_past'
  return wrong
}
