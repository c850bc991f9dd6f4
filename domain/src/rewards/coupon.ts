import { tidyUpper } from '../texts/tidy.ts'
import { type Fen, perMille } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'

/** What a coupon pays a part of: our service fee on an order, or the freight of a package. */
export const COUPON_PURPOSES = ['service', 'shipping'] as const
export type CouponPurpose = (typeof COUPON_PURPOSES)[number]

/** How a shopper received a coupon. */
export const COUPON_SOURCES = ['code', 'register', 'points', 'staff'] as const
export type CouponSource = (typeof COUPON_SOURCES)[number]

/** The discount of a coupon: an amount, or a share in per mille up to a cap, with a minimum spend. */
export type CouponRule = {
  readonly purpose: CouponPurpose
  readonly amountFen: Fen | null
  readonly perMille: number | null
  readonly capFen: Fen | null
  readonly minimumFen: Fen
}

/** A coupon that a shopper owns. */
export type HeldCoupon = { readonly rule: CouponRule; readonly used: boolean; readonly validUntil: Date }

/**
 * The bill for a coupon. `feeFen` is the amount that it can reduce: the service fee, or the freight.
 * `spendFen` is compared with the minimum: goods and domestic freight of an order, or the freight of a
 * package.
 */
export type CouponBill = { readonly purpose: CouponPurpose; readonly feeFen: Fen; readonly spendFen: Fen }

/**
 * The discount of a rule on a bill, in fen: at most the fee itself; 0 if the bill has another purpose or does
 * not reach the minimum.
 */
export function couponDiscount(rule: CouponRule, bill: CouponBill): Fen {
  if (rule.purpose !== bill.purpose || bill.spendFen < rule.minimumFen) return 0
  const wanted = rule.amountFen ?? perMille(bill.feeFen, rule.perMille ?? 0)
  return Math.min(wanted, rule.capFen ?? wanted, bill.feeFen)
}

/** The maximum discount of a rule, in fen; unlimited for a share without a cap. */
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

/** Why a coupon of an offer cannot be given. */
export const COUPON_OFFER_REFUSALS = [
  'coupon_offer_over',
  'coupon_had_already',
  'points_missing',
] as const satisfies readonly Reason[]

/**
 * Null when a coupon may be used on a bill now, else why not. The moment of expiry itself still counts as in
 * time.
 */
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

/** Whether a coupon is usable, used or expired, as a filter of a shopper's list. */
export type CouponState = 'usable' | 'used' | 'expired'
export const COUPON_STATES = ['usable', 'used', 'expired'] as const satisfies readonly CouponState[]
export const couponState = ({ used, validUntil }: Omit<HeldCoupon, 'rule'>, now: Date): CouponState =>
  used ? 'used' : now.getTime() > validUntil.getTime() ? 'expired' : 'usable'

/**
 * Suggests a coupon for each bill: the pair with the largest discount first, using each coupon and each bill
 * once. Of coupons with equal discounts, the one that expires first is used. Returns for each bill the index
 * of a coupon in the list, or null.
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

/** When a coupon issued now expires: after its validity in days, but no later than the end of its offer. */
export function couponValidUntil(offer: { validDays: number; endsAt: Date | null }, now: Date): Date {
  const until = now.getTime() + offer.validDays * DAY_MS
  return new Date(Math.min(until, offer.endsAt?.getTime() ?? until))
}

/** The minimum validity of a coupon that is returned because of us. */
export const COUPON_BACK_DAYS = 7

/**
 * Until when a coupon returned by a cancellation is valid: as long as before; if staff cancelled, at least a
 * week from now, since the shopper was not responsible.
 */
export function couponBackUntil(validUntil: Date, by: 'shopper' | 'staff' | 'system', now: Date): Date {
  if (by !== 'staff') return validUntil
  return new Date(Math.max(validUntil.getTime(), now.getTime() + COUPON_BACK_DAYS * DAY_MS))
}

/** The properties of an offer that decide whether another coupon may be given. */
export type CouponOffer = {
  readonly stopped: boolean
  readonly endsAt: Date | null
  readonly totalLimit: number | null
  readonly perShopper: number
}

/**
 * Null when a shopper may be given a coupon of an offer, else why not. `given` counts all coupons given so
 * far, `own` those of this shopper.
 */
export function whyNotGiveCoupon(
  offer: CouponOffer,
  { given, own }: { given: number; own: number },
  now: Date,
): (typeof COUPON_OFFER_REFUSALS)[number] | null {
  if (offer.stopped || (offer.endsAt && now.getTime() > offer.endsAt.getTime())) return 'coupon_offer_over'
  if (own >= offer.perShopper) return 'coupon_had_already'
  return offer.totalLimit !== null && given >= offer.totalLimit ? 'coupon_offer_over' : null
}

/** A coupon code as it is stored: upper case, without blanks and separators. */
export const tidyCouponCode = (typed: string): string => tidyUpper(typed).replaceAll(/[ \-_.]/g, '')

/** Whether a tidied text has the format of a coupon code. */
export const isCouponCode = (code: string): boolean => /^[A-Z0-9]{4,20}$/.test(code)

const DAY_MS = 86_400_000
