import type { CouponPurpose } from '@longhaul/domain/rewards/coupon.ts'
import { date, money, percent } from '@longhaul/text/format.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'

/** What a coupon takes off, and the minimum amount it requires. */
export type Terms = {
  purpose: CouponPurpose
  amount_fen: number | null
  per_mille: number | null
  cap_fen: number | null
  minimum_fen: number
}

const words = rewardsText.coupons

/** "¥10.00 off the service fee", "20% off the freight". */
export const benefitOf = ({ purpose, amount_fen: amountFen, per_mille: perMille }: Terms): string =>
  amountFen === null ? words.share(percent(perMille ?? 0), purpose) : words.off(money(amountFen), purpose)

/** The conditions of using it: "at most ¥30.00 · from ¥300.00 of freight · until 3 Dec 2026". */
export const conditionsOf = (terms: Terms, validUntil?: string): string =>
  [
    terms.cap_fen === null ? '' : words.cap(money(terms.cap_fen)),
    terms.minimum_fen === 0 ? words.noMinimum : words.minimum(money(terms.minimum_fen), terms.purpose),
    validUntil ? words.until(date(validUntil)) : '',
  ]
    .filter(Boolean)
    .join(' · ')
