import { type Fen, perMille } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'

/** What a coupon pays a part of: our service fee on an order, or the freight of a package. */
export const COUPON_PURPOSES = ['service', 'shipping'] as const
export type CouponPurpose = (typeof COUPON_PURPOSES)[number]

/** How a shopper came by a coupon. */
export const COUPON_SOURCES = ['code', 'register', 'points', 'staff'] as const
export type CouponSource = (typeof COUPON_SOURCES)[number]

/** What a coupon takes off: an amount, or a share in per mille up to a cap. Valid from a minimum. */
export type CouponRule = {
  readonly purpose: CouponPurpose
  readonly amountFen: Fen | null
  readonly perMille: number | null
  readonly capFen: Fen | null
  readonly minimumFen: Fen
}

/** A coupon in a shopper's hands. */
export type HeldCoupon = { readonly rule: CouponRule; readonly used: boolean; readonly validUntil: Date }

/**
 * What a coupon would be used on. `feeFen` is what it may take from: the service fee, or the freight. The minimum is measured by `spendFen`:
 * goods and domestic freight of an order, the freight of a package.
 */
export type CouponBill = { readonly purpose: CouponPurpose; readonly feeFen: Fen; readonly spendFen: Fen }

/** What a rule takes off a bill, in fen: never more than the fee itself; nothing where the bill is another or does not reach the minimum. */
export function couponDiscount(rule: CouponRule, bill: CouponBill): Fen {
  if (rule.purpose !== bill.purpose || bill.spendFen < rule.minimumFen) return 0
  const wanted = rule.amountFen ?? perMille(bill.feeFen, rule.perMille ?? 0)
  return Math.min(wanted, rule.capFen ?? wanted, bill.feeFen)
}

/** What a rule takes off at most, in fen; without a bound where a share has no cap. */
export const couponWorth = ({ amountFen, capFen }: Pick<CouponRule, 'amountFen' | 'capFen'>): Fen =>
  amountFen ?? capFen ?? Number.POSITIVE_INFINITY

/** Why a coupon may not be used on a bill. */
export const COUPON_REFUSALS = [
  'coupon_used',
  'coupon_expired',
  'coupon_other_purpose',
  'coupon_minimum',
  'coupon_nothing_off',
] as const satisfies readonly Reason[]

/** Why a coupon of an offer cannot be had. */
export const COUPON_OFFER_REFUSALS = [
  'coupon_offer_over',
  'coupon_had_already',
  'points_missing',
] as const satisfies readonly Reason[]

/** Null when a coupon may be used on a bill now, else why not. At the last instant it still may. */
export function whyNotCoupon(
  coupon: HeldCoupon,
  bill: CouponBill,
  now: Date,
): (typeof COUPON_REFUSALS)[number] | null {
  if (coupon.used) return 'coupon_used'
  if (now.getTime() > coupon.validUntil.getTime()) return 'coupon_expired'
  if (coupon.rule.purpose !== bill.purpose) return 'coupon_other_purpose'
  if (bill.spendFen < coupon.rule.minimumFen) return 'coupon_minimum'
  return couponDiscount(coupon.rule, bill) === 0 ? 'coupon_nothing_off' : null
}

/** Whether a coupon is usable, used or expired: how a shopper's list is filtered. */
export type CouponState = 'usable' | 'used' | 'expired'
export const COUPON_STATES = ['usable', 'used', 'expired'] as const satisfies readonly CouponState[]
export const couponState = ({ used, validUntil }: Omit<HeldCoupon, 'rule'>, now: Date): CouponState =>
  used ? 'used' : now.getTime() > validUntil.getTime() ? 'expired' : 'usable'

/**
 * Which coupon to use on which bill: the pair that takes off most first, each coupon and each bill once. Of coupons that take off the same, the
 * one that expires first, so that the other is still there later. Answers the place of a coupon in the list for each bill, or null.
 */
export function suggestCoupons(
  coupons: readonly HeldCoupon[],
  bills: readonly CouponBill[],
  now: Date,
): (number | null)[] {
  const chosen: (number | null)[] = bills.map(() => null)
  const pairs = bills
    .flatMap((bill, at) =>
      coupons.map((coupon, index) => ({
        at,
        index,
        off: whyNotCoupon(coupon, bill, now) === null ? couponDiscount(coupon.rule, bill) : 0,
        until: coupon.validUntil.getTime(),
      })),
    )
    .filter((pair) => pair.off > 0)
    .toSorted((a, b) => b.off - a.off || a.until - b.until || a.at - b.at || a.index - b.index)
  for (const { at, index } of pairs) if (chosen[at] === null && !chosen.includes(index)) chosen[at] = index
  return chosen
}

/** When a coupon issued now expires: after its days, and never beyond the end of its offer. */
export function couponValidUntil(offer: { validDays: number; endsAt: Date | null }, now: Date): Date {
  const until = now.getTime() + offer.validDays * DAY_MS
  return new Date(Math.min(until, offer.endsAt?.getTime() ?? until))
}

/** How long a coupon that comes back by our doing is good at least. */
export const COUPON_BACK_DAYS = 7

/**
 * Until when a coupon is good that comes back by a cancellation: as long as it was; where staff cancelled, a week from now at least, since the
 * shopper could not help it.
 */
export function couponBackUntil(validUntil: Date, by: 'shopper' | 'staff' | 'system', now: Date): Date {
  if (by !== 'staff') return validUntil
  return new Date(Math.max(validUntil.getTime(), now.getTime() + COUPON_BACK_DAYS * DAY_MS))
}

/** An offer, as far as it decides whether another coupon may be given. */
export type CouponOffer = {
  readonly stopped: boolean
  readonly endsAt: Date | null
  readonly totalLimit: number | null
  readonly perShopper: number
}

/** Null when a shopper may have a coupon of an offer, else why not. `given` counts all that were given, `own` those of this shopper. */
export function whyNotGiveCoupon(
  offer: CouponOffer,
  { given, own }: { given: number; own: number },
  now: Date,
): (typeof COUPON_OFFER_REFUSALS)[number] | null {
  if (offer.stopped || (offer.endsAt && now.getTime() > offer.endsAt.getTime())) return 'coupon_offer_over'
  if (own >= offer.perShopper) return 'coupon_had_already'
  return offer.totalLimit !== null && given >= offer.totalLimit ? 'coupon_offer_over' : null
}

/** A code as it is kept: capitals and digits, whatever was typed between them. */
export const tidyCouponCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s\-_.]/g, '')

/** Whether a tidied code can be one. */
export const isCouponCode = (code: string): boolean => /^[A-Z0-9]{4,20}$/.test(code)

const DAY_MS = 86_400_000
