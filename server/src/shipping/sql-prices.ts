import type { TypicalParcel } from '@longhaul/domain/shipping/change-prices.ts'
import type { Db } from '../platform/database/db.ts'

/** The number of latest parcels that are read, so that their weights are typical of today. */
const LATEST = 200

/** The latest packed parcels of this line to these countries. */
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
  return rows.flatMap(toTypical)
}

/** The parcels of this line that were packed since a moment. */
export async function listPackedSince(
  db: Db,
  lineId: string,
  since: Date,
): Promise<(TypicalParcel & { number: string })[]> {
  const rows = await db
    .selectFrom('parcels')
    .where('line_id', '=', lineId)
    .where('packed_at', '>', since)
    .select(['number', 'actual_grams', 'actual_size_mm', 'country'])
    .orderBy('packed_at', 'desc')
    .limit(1_000)
    .execute()
  return rows.flatMap((row) => toTypical(row).map((parcel) => ({ number: row.number, ...parcel })))
}

function toTypical(row: { actual_grams: number | null; actual_size_mm: number[] | null; country: string }) {
  const [length, width, height] = row.actual_size_mm ?? []
  return row.actual_grams && length && width && height
    ? [{ grams: row.actual_grams, sizeMm: [length, width, height] as const, country: row.country }]
    : []
}

/** The beginning of a line's next card after a moment; undefined if there is none. */
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
