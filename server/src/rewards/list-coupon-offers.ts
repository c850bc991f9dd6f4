import { listCouponOffers as route } from '@longhaul/contract/rewards/rewards.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { listOffersForStaff } from './sql-offers.ts'
import { toOffer } from './offer-card.ts'

export const listCouponOffersAction = readAction(route, listCouponOffers)

/** Coupon offers, newest first. */
async function listCouponOffers({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const stopped = query.state === undefined ? undefined : query.state === 'stopped'
  const rows = await listOffersForStaff(db, { stopped, cursor: decodeCursor(query.cursor), size })
  const page = toPage(rows, size)
  return { items: page.rows.map(toOffer), next_cursor: page.next_cursor }
}
