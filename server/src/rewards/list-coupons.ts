import { listCoupons as route } from '@longhaul/contract/rewards/rewards.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { toCoupon } from './coupon-card.ts'
import { countOwnCoupons, listOwnCoupons } from './sql-coupons.ts'

export const listCouponsAction = readAction(route, listCoupons)

/** The shopper's coupons: all, or only the usable, used or expired ones. */
async function listCoupons({ db, me, query, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const page = { state: query.state, now, cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listOwnCoupons(db, me.id, page), size)
  return {
    items: rows.map((row) => toCoupon(row, lang, now)),
    next_cursor,
    counts: await countOwnCoupons(db, me.id, now),
  }
}
