import { listPointCoupons, listPoints } from '@longhaul/contract/rewards/rewards.ts'
import { whyNotGiveCoupon } from '@longhaul/domain/rewards/coupon.ts'
import { isExpired, spendable } from '@longhaul/domain/rewards/points.ts'
import { action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { readSettings } from '../site/public.ts'
import { nameOf, termsOf } from './coupon-card.ts'
import { offerStateOf } from './hand-out-coupon.ts'
import { lotsOf } from './points.ts'
import { countGiven } from './sql-coupons.ts'
import { listOwnPointEntries, listPointOffers } from './sql-points.ts'

/** The shopper's points, and every change of them with its cause. */
export const listPointsAction = action(listPoints, async ({ tx, me, query, lang, now }) => {
  const size = pageSize(query.limit)
  const rows = await listOwnPointEntries(tx, me.id, { cursor: decodeCursor(query.cursor), size })
  const page = toPage(rows, size)
  const lots = (await lotsOf(tx, me.id)).filter((lot) => !isExpired(lot, now))
  const settings = await readSettings(tx)
  return {
    items: page.rows.map((row) => ({
      id: row.id,
      cause: row.cause,
      points: row.points,
      balance_after: row.balance_after,
      parcel: row.parcel_id ? { id: row.parcel_id, number: row.parcel_number ?? '' } : null,
      coupon_name: row.name_en && row.name_zh ? (lang === 'zh' ? row.name_zh : row.name_en) : null,
      created_at: row.created_at.toISOString(),
    })),
    next_cursor: page.next_cursor,
    balance: spendable(lots, now),
    next_expiry: lots[0] ? { points: lots[0].left, at: lots[0].expiresAt.toISOString() } : null,
    per_100_yuan: settings.pointsPer100Yuan,
    valid_days: settings.pointsValidDays,
  }
})

/** The catalogue: what each coupon costs in points, and why one cannot be had now. */
export const listPointCouponsAction = action(listPointCoupons, async ({ tx, me, lang, now }) => {
  const balance = spendable(await lotsOf(tx, me.id), now)
  const offers = await listPointOffers(tx)
  const items = []
  for (const offer of offers) {
    const why = whyNotGiveCoupon(offerStateOf(offer), await countGiven(tx, offer.id, me.id), now)
    const price = offer.points_price ?? 0
    items.push({
      id: offer.id,
      name: nameOf(offer, lang),
      ...termsOf(offer),
      valid_days: offer.valid_days,
      points_price: price,
      refusal: why ?? (price > balance ? 'points_missing' : null),
    })
  }
  return { balance, items }
})
