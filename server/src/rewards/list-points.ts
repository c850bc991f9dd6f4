import { listPoints as route } from '@longhaul/contract/rewards/rewards.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { readSettings } from '../site/public.ts'
import { listOwnPointEntries, readOwnPoints } from './sql-points.ts'

export const listPointsAction = readAction(route, listPoints)

/** The shopper's points, and every change with its cause. */
async function listPoints({ db, me, query, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const rows = await listOwnPointEntries(db, me.id, { cursor: decodeCursor(query.cursor), size })
  const page = toPage(rows, size)
  const { balance, next_points, next_at } = await readOwnPoints(db, me.id, now)
  const settings = await readSettings(db)
  return {
    items: page.rows.map((row) => ({
      id: row.id,
      cause: row.cause,
      points: row.points,
      balance_after: row.balance_after,
      parcel: row.parcel_id ? { id: row.parcel_id, number: row.parcel_number ?? '' } : null,
      coupon_name: row.coupon_name?.[lang] ?? null,
      created_at: row.created_at.toISOString(),
    })),
    next_cursor: page.next_cursor,
    balance,
    next_expiry: next_at === null ? null : { points: next_points ?? 0, at: next_at.toISOString() },
    per_100_yuan: settings.pointsPer100Yuan,
    valid_days: settings.pointsValidDays,
  }
}
