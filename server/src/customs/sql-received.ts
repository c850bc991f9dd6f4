import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** When it was delivered; a shopper may also confirm the receipt of one that no carrier reported. */
const reachedAt = sql<Date | null>`coalesce(delivered_at, done_at)`

/** No shopper is assumed to send more packages than this to one country within a year. */
const PARCELS_MAX = 500

/**
 * A shopper's packages to a country that reached it since a moment, or may still reach it. Those that were
 * cancelled, lost or came back do not count, nor does the package that is asked about.
 */
export const listOtherParcels = (
  db: Db,
  {
    shopperId,
    country,
    since,
    except,
  }: { shopperId: string; country: string; since: Date; except: readonly string[] },
) => {
  const found = db
    .selectFrom('parcels')
    .where('shopper_id', '=', shopperId)
    .where('country', '=', country)
    .where('stage', 'not in', ['cancelled', 'returned', 'lost'])
    .where((where) => where.or([where(reachedAt, 'is', null), where(reachedAt, '>=', since)]))
    .select(['rate', 'declaration', 'estimated_fees', 'actual_fees', 'shipped_at'])
    .select(reachedAt.as('reached_at'))
    .orderBy('created_at', 'desc')
    .limit(PARCELS_MAX)
  return (except.length > 0 ? found.where('id', 'not in', except) : found).execute()
}
