import {
  type CouponBill,
  type CouponRule,
  couponBackUntil,
  couponDiscount,
  whyNotCoupon,
} from '@longhaul/domain/rewards/coupon.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Tx } from '../platform/database/db.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { heldOf, ruleOf } from './coupon-card.ts'
import { insertCouponStep, lockCouponOf, lockOwnCoupon, updateCoupon } from './sql-coupons.ts'

/** The order or package that a coupon is used on. */
export type UsedOn = { orderId: string } | { parcelId: string }

/**
 * Locks a coupon until the transaction ends, so that it cannot be used twice concurrently. Refuses with the
 * reason why it cannot be used. Returns its rule and its discount on the bill, in fen.
 */
export async function takeCoupon(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  shopperId: string,
  couponId: string,
  bill: CouponBill,
): Promise<{ rule: CouponRule; discountFen: Fen }> {
  const coupon = heldOf(orNotFound(await lockOwnCoupon(tx, shopperId, couponId)))
  refuseIf(whyNotCoupon(coupon, bill, now), { coupon_id: couponId, minimum_fen: coupon.rule.minimumFen })
  return { rule: coupon.rule, discountFen: couponDiscount(coupon.rule, bill) }
}

/** Marks a coupon locked by `takeCoupon` as used on an order or package. */
export async function spendCoupon(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
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

/** Locks the coupon used on an order or package and returns its rule; undefined if there is none. */
export async function ruleOfCouponOn(tx: Tx, on: UsedOn): Promise<CouponRule | undefined> {
  const coupon = await lockCouponOf(tx, on)
  return coupon && ruleOf(coupon)
}

/** Updates the discount of the coupon used, after a price change. Does nothing if no coupon is used. */
export async function updateCouponDiscount(tx: Tx, on: UsedOn, discountFen: Fen): Promise<void> {
  const coupon = await lockCouponOf(tx, on)
  if (coupon && coupon.discount_fen !== discountFen)
    await updateCoupon(tx, coupon.id, { discount_fen: discountFen })
}

/**
 * Returns the coupon of a cancelled order or package, so that it may be used again. Does nothing if no coupon
 * is used.
 */
export async function restoreCoupon(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
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
