import { listCouponsForStaff as route } from '@longhaul/contract/rewards/rewards.staff.ts'
import { couponState } from '@longhaul/domain/rewards/coupon.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { heldOf } from './coupon-card.ts'
import { listCouponsOfOfferForStaff } from './sql-coupons.ts'
import { findOfferForStaff } from './sql-offers.ts'

export const listCouponsForStaffAction = readAction(route, listCouponsForStaff)

/** The coupons given of an offer, each with its shopper and its state. */
async function listCouponsForStaff({ db, params, query, now }: ReadCall<typeof route>): Answer<typeof route> {
  orNotFound(await findOfferForStaff(db, params.id))
  const size = pageSize(query.limit)
  const rows = await listCouponsOfOfferForStaff(db, params.id, { cursor: decodeCursor(query.cursor), size })
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
}
