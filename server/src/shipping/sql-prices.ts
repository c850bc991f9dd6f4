import type { TypicalParcel } from '@longhaul/domain/shipping/change-prices.ts'
import type { Db } from '../platform/database/db.ts'

/** So many of the last packages are looked at: their weights are those of today. */
const LATEST = 200

/** The packages that were packed last for this line to these countries. */
export async function listPackedOf(
  db: Db,
  lineId: string,
  countries: readonly string[],
): Promise<TypicalParcel[]> {
  const rows = await db
    .selectFrom('parcels')
    .where('line_id', '=', lineId)
    .where('country', 'in', [...countries])
    .where('actual_grams', 'is not', null)
    .select(['actual_grams', 'actual_size_mm', 'country'])
    .orderBy('stage_at', 'desc')
    .limit(LATEST)
    .execute()
  return rows.flatMap(({ actual_grams: grams, actual_size_mm: size, country }) => {
    const [length, width, height] = size ?? []
    return grams && length && width && height
      ? [{ grams, sizeMm: [length, width, height] as const, country }]
      : []
  })
}

/** When the next card of a line begins after a moment. */
export async function findNextCard(db: Db, lineId: string, after: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('shipping_rates')
    .where('line_id', '=', lineId)
    .where('effective_from', '>', after)
    .select('effective_from')
    .orderBy('effective_from')
    .limit(1)
    .executeTakeFirst()
  return row?.effective_from
}
