import { listCoupons } from '@longhaul/contract/rewards/rewards.ts'
import { action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { toCoupon } from './coupon-card.ts'
import { countOwnCoupons, listOwnCoupons } from './sql-coupons.ts'

/** The shopper's coupons: all, or those that may be used, are used, have expired. */
export const listCouponsAction = action(listCoupons, async ({ tx, me, query, lang, now }) => {
  const size = pageSize(query.limit)
  const page = { state: query.state, now, cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listOwnCoupons(tx, me.id, page), size)
  return {
    items: rows.map((row) => toCoupon(row, lang, now)),
    next_cursor,
    counts: await countOwnCoupons(tx, me.id, now),
  }
})
