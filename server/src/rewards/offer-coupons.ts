import type { CouponChoice } from '@longhaul/contract/rewards/rewards.ts'
import { type CouponBill, suggestCoupons } from '@longhaul/domain/rewards/coupon.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Static } from 'typebox'
import type { Db } from '../platform/database/db.ts'
import { heldOf, toChoice } from './coupon-card.ts'
import { listOwnUnused } from './sql-coupons.ts'

/** The coupons to choose from for a bill, and the suggested one. */
export type CouponsOfBill = { choices: Static<typeof CouponChoice>[]; suggestedId: string | null }

/**
 * A shopper's coupons for each bill: the discount of each, or the reason why it cannot be used, and which one
 * is suggested. Coupons for another purpose are left out, because they never apply to this kind of bill.
 */
export async function offerCoupons(
  db: Db,
  shopperId: string,
  bills: readonly CouponBill[],
  { lang, now }: { lang: Lang; now: Date },
  /**
   * `together`: the bills are paid together, so each coupon is suggested once. `each`: they are alternatives.
   */
  billsAre: 'together' | 'each' = 'together',
): Promise<CouponsOfBill[]> {
  const purposes = new Set(bills.map((bill) => bill.purpose))
  const rows = (await listOwnUnused(db, shopperId, now)).filter((row) => purposes.has(row.purpose))
  const held = rows.map(heldOf)
  const suggested =
    billsAre === 'together'
      ? suggestCoupons(held, bills, now)
      : bills.flatMap((bill) => suggestCoupons(held, [bill], now))
  return bills.map((bill, at) => {
    const index = suggested[at] ?? null
    return {
      choices: rows
        .map((row) => toChoice(row, bill, { lang, now }))
        .toSorted((a, b) => b.discount_fen - a.discount_fen),
      suggestedId: index === null ? null : rows[index]!.id,
    }
  })
}
