import type { Coupon, CouponChoice } from '@longhaul/contract/rewards/rewards.ts'
import {
  type CouponBill,
  type CouponRule,
  type HeldCoupon,
  couponDiscount,
  couponState,
  whyNotCoupon,
} from '@longhaul/domain/rewards/coupon.ts'
import type { Lang, Texts } from '@longhaul/domain/languages.ts'
import type { Static } from 'typebox'
import type { CouponRow, NamedCoupon } from './sql-coupons.ts'

type Ruled = Pick<CouponRow, 'purpose' | 'amount_fen' | 'per_mille' | 'cap_fen' | 'minimum_fen'>

/** The rule with which a coupon was given. */
export const ruleOf = (row: Ruled): CouponRule => ({
  purpose: row.purpose,
  amountFen: row.amount_fen,
  perMille: row.per_mille,
  capFen: row.cap_fen,
  minimumFen: row.minimum_fen,
})

/** The rule of a coupon in its wire format. */
export const ruleOfTerms = (terms: Pick<Static<typeof CouponChoice>, keyof Ruled>): CouponRule =>
  ruleOf(terms)

/** A coupon in the form that the domain's rules use. */
export const heldOf = (row: Ruled & Pick<CouponRow, 'used_at' | 'valid_until'>): HeldCoupon => ({
  rule: ruleOf(row),
  used: row.used_at !== null,
  validUntil: row.valid_until,
})

/** A coupon's discount and minimum as sent over the wire. */
export const termsOf = (row: Ruled) => ({
  purpose: row.purpose,
  amount_fen: row.amount_fen,
  per_mille: row.per_mille,
  cap_fen: row.cap_fen,
  minimum_fen: row.minimum_fen,
})

export const nameOf = (row: { name: Texts }, lang: Lang): string => row.name[lang]

/** A coupon as its owner sees it. */
export const toCoupon = (row: NamedCoupon, lang: Lang, now: Date): Static<typeof Coupon> => ({
  id: row.id,
  name: nameOf(row, lang),
  ...termsOf(row),
  source: row.source,
  note: row.note,
  state: couponState(heldOf(row), now),
  created_at: row.created_at.toISOString(),
  valid_until: row.valid_until.toISOString(),
  used: usedOn(row),
})

function usedOn(row: NamedCoupon): Static<typeof Coupon>['used'] {
  const id = row.order_id ?? row.parcel_id
  if (!row.used_at || !id) return null
  return {
    kind: row.order_id ? 'order' : 'parcel',
    id,
    number: row.order_number ?? row.parcel_number ?? '',
    at: row.used_at.toISOString(),
    discount_fen: row.discount_fen,
  }
}

/** A coupon as a choice for a bill. */
export function toChoice(
  row: NamedCoupon,
  bill: CouponBill,
  { lang, now }: { lang: Lang; now: Date },
): Static<typeof CouponChoice> {
  const held = heldOf(row)
  const refusal = whyNotCoupon(held, bill, now)
  return {
    id: row.id,
    name: nameOf(row, lang),
    ...termsOf(row),
    valid_until: row.valid_until.toISOString(),
    discount_fen: refusal === null ? couponDiscount(held.rule, bill) : 0,
    refusal,
  }
}
