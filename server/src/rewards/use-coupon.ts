import {
  type CouponBill,
  type CouponRule,
  couponBackUntil,
  couponDiscount,
  whyNotCoupon,
} from '@longhaul/domain/rewards/coupon.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Db } from '../platform/database/db.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { heldOf, ruleOf } from './coupon-card.ts'
import { insertCouponStep, lockCouponOf, lockOwnCoupon, updateCoupon } from './sql-coupons.ts'

/** What a coupon is used on. */
export type UsedOn = { orderId: string } | { parcelId: string }

/**
 * Locks a coupon for use on a bill: it cannot be used concurrently before the transaction ends. Refuses with why it cannot be used. Returns
 * its rule and what it takes off, in fen.
 */
export async function takeCoupon(
  { tx, now }: Pick<Doing, 'tx' | 'now'>,
  shopperId: string,
  couponId: string,
  bill: CouponBill,
): Promise<{ rule: CouponRule; discountFen: Fen }> {
  const coupon = heldOf(orNotFound(await lockOwnCoupon(tx, shopperId, couponId)))
  refuseIf(whyNotCoupon(coupon, bill, now), { coupon_id: couponId, minimum_fen: coupon.rule.minimumFen })
  return { rule: coupon.rule, discountFen: couponDiscount(coupon.rule, bill) }
}

/** Ties a coupon that was taken to the order or package that it pays a part of. */
export async function spendCoupon(
  { tx, now }: Pick<Doing, 'tx' | 'now'>,
  shopperId: string,
  couponId: string,
  on: UsedOn,
  discountFen: Fen,
): Promise<void> {
  await updateCoupon(tx, couponId, { used_at: now, ...columnOf(on), discount_fen: discountFen })
  await insertCouponStep(tx, {
    coupon_id: couponId,
    step: 'use',
    ...columnOf(on),
    actor: 'shopper',
    actor_id: shopperId,
    created_at: now,
  })
}

/** The rule of the coupon that is used on an order or package, locked; undefined where none is. */
export async function ruleOfCouponOn(tx: Db, on: UsedOn): Promise<CouponRule | undefined> {
  const coupon = await lockCouponOf(tx, on)
  return coupon && ruleOf(coupon)
}

/** Keeps what a coupon takes off now, after the price it belongs to has changed. Nothing happens where no coupon is used. */
export async function updateCouponDiscount(tx: Db, on: UsedOn, discountFen: Fen): Promise<void> {
  const coupon = await lockCouponOf(tx, on)
  if (coupon && coupon.discount_fen !== discountFen)
    await updateCoupon(tx, coupon.id, { discount_fen: discountFen })
}

/** What it was used on is cancelled: the coupon may be used again. Nothing happens where none was. */
export async function giveBackCoupon(
  { tx, now }: Pick<Doing, 'tx' | 'now'>,
  on: UsedOn,
  by: { actor: 'shopper' | 'staff' | 'system'; actorId: string | null },
): Promise<void> {
  const coupon = await lockCouponOf(tx, on)
  if (!coupon) return
  await updateCoupon(tx, coupon.id, {
    used_at: null,
    order_id: null,
    parcel_id: null,
    discount_fen: 0,
    valid_until: couponBackUntil(coupon.valid_until, by.actor, now),
  })
  await insertCouponStep(tx, {
    coupon_id: coupon.id,
    step: 'give_back',
    ...columnOf(on),
    actor: by.actor,
    actor_id: by.actorId,
    created_at: now,
  })
}

const columnOf = (on: UsedOn) =>
  'orderId' in on ? { order_id: on.orderId, parcel_id: null } : { order_id: null, parcel_id: on.parcelId }
