import type { CouponOffer } from '@longhaul/contract/rewards/rewards.staff.ts'
import {
  createCouponOffer,
  giveCoupon,
  listCouponOffers,
  listCouponsForStaff,
  stopCouponOffer,
} from '@longhaul/contract/rewards/rewards.staff.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { needsTwo } from '@longhaul/domain/funds/two-people.ts'
import { couponState, couponWorth, isCouponCode, tidyCouponCode } from '@longhaul/domain/rewards/coupon.ts'
import type { Static } from 'typebox'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { badInput, found, refuseIf } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { heldOf, termsOf } from './coupon-card.ts'
import { handOutCoupon } from './hand-out-coupon.ts'
import { listCouponsOfOfferForStaff } from './sql-coupons.ts'
import {
  type CountedOffer,
  findOfferForStaff,
  findShopperForStaff,
  insertOffer,
  isCodeInUse,
  listOffersForStaff,
  lockOffer,
  stopOffer,
} from './sql-offers.ts'

/** Coupons as they are made, newest first. */
export const listCouponOffersAction = action(listCouponOffers, async ({ tx, query }) => {
  const size = pageSize(query.limit)
  const stopped = query.state === undefined ? undefined : query.state === 'stopped'
  const rows = await listOffersForStaff(tx, { stopped, cursor: decodeCursor(query.cursor), size })
  const page = toPage(rows, size)
  return { items: page.rows.map(toOffer), next_cursor: page.next_cursor }
})

/** Makes a coupon: an amount, or a share with a cap. */
export const createCouponOfferAction = action(createCouponOffer, async (call) => {
  const { tx, me, body, now } = call
  const code = body.code === null ? null : tidyCouponCode(body.code)
  const wrong = whyNotOffer(body, code, now)
  // However shoppers come by a coupon, it is given by one person: so it carries less than what two decide on.
  const { twoPeopleFromFen } = await readSettings(tx)
  const worth = couponWorth({ amountFen: body.amount_fen, capFen: body.cap_fen })
  const isTooMuch = needsTwo(worth, twoPeopleFromFen)
  if (isTooMuch && body.amount_fen !== null) wrong['amount_fen'] ??= 'too_large'
  if (isTooMuch && body.per_mille !== null)
    wrong['cap_fen'] ??= body.cap_fen === null ? 'required' : 'too_large'
  if (Object.keys(wrong).length > 0) throw badInput(wrong)
  if (code !== null && (await isCodeInUse(tx, code))) throw badInput({ code: 'in_use' })
  const { id } = await insertOffer(tx, {
    name_en: body.name_en.trim(),
    name_zh: body.name_zh.trim(),
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
  return toOffer(found(await findOfferForStaff(tx, id)))
})

/** Gives no more of it. What shoppers have was promised, and stays good. */
export const stopCouponOfferAction = action(stopCouponOffer, async (call) => {
  const { tx, me, params, body, now } = call
  const offer = found(await lockOffer(tx, params.id))
  refuseIf(offer.stopped_at ? 'coupon_offer_over' : null)
  await stopOffer(tx, offer.id, { staffId: me.id, now })
  await audit(call, {
    action: 'stop_coupon_offer',
    subjectKind: 'coupon_offer',
    subjectId: offer.id,
    after: { stopped_at: now.toISOString() },
    reason: body.reason.trim(),
  })
  return toOffer(found(await findOfferForStaff(tx, offer.id)))
})

/** Gives one shopper a coupon, with a note that the shopper reads. */
export const giveCouponAction = action(giveCoupon, async (call) => {
  const { tx, me, params, body } = call
  const offer = found(await lockOffer(tx, params.id))
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
})

/** Who has one, and what became of it. */
export const listCouponsForStaffAction = action(listCouponsForStaff, async ({ tx, params, query, now }) => {
  found(await findOfferForStaff(tx, params.id))
  const size = pageSize(query.limit)
  const rows = await listCouponsOfOfferForStaff(tx, params.id, { cursor: decodeCursor(query.cursor), size })
  const page = toPage(rows, size)
  return {
    items: page.rows.map((row) => ({
      id: row.id,
      shopper: { id: row.shopper_id, code: row.code, email: row.email, nickname: row.nickname },
      source: row.source,
      note: row.note,
      state: couponState(heldOf(row), now),
      created_at: row.created_at.toISOString(),
      valid_until: row.valid_until.toISOString(),
      used_on: row.order_number ?? row.parcel_number,
      used_at: row.used_at?.toISOString() ?? null,
      discount_fen: row.discount_fen,
    })),
    next_cursor: page.next_cursor,
  }
})

/** What is wrong with an offer as a whole, by field. */
function whyNotOffer(body: BodyOf<typeof createCouponOffer>, code: string | null, now: Date) {
  const wrong: Record<string, string> = {}
  if ((body.amount_fen === null) === (body.per_mille === null))
    wrong[body.amount_fen === null ? 'amount_fen' : 'per_mille'] =
      body.amount_fen === null ? 'required' : 'choice'
  if (body.cap_fen !== null && body.per_mille === null) wrong['cap_fen'] = 'choice'
  if (code !== null && !isCouponCode(code)) wrong['code'] = 'coupon_code'
  if (body.ends_at !== null && new Date(body.ends_at) <= now) wrong['ends_at'] = 'in_past'
  return wrong
}

const toOffer = (row: CountedOffer): Static<typeof CouponOffer> => ({
  id: row.id,
  name_en: row.name_en,
  name_zh: row.name_zh,
  ...termsOf(row),
  valid_days: row.valid_days,
  ends_at: row.ends_at?.toISOString() ?? null,
  code: row.code,
  on_register: row.on_register,
  points_price: row.points_price,
  total_limit: row.total_limit,
  per_shopper: row.per_shopper,
  created_at: row.created_at.toISOString(),
  stopped_at: row.stopped_at?.toISOString() ?? null,
  given_count: row.given_count,
  used_count: row.used_count,
  discount_fen: row.discount_fen,
})
