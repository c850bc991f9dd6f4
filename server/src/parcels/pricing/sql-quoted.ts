import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Open quotes beyond this are not calculated: there is no shop with so many to one country. */
const OPEN_MAX = 500

export type QuotedParcel = Awaited<ReturnType<typeof listQuotedParcels>>[number]

/** The newest packages to each of these countries, and all that are quoted there and not paid. */
export async function listQuotedParcels(db: Db, countries: readonly string[], newest: number) {
  const { rows: ids } = await sql<{ id: string; is_newest: boolean }>`
    select found.id, bool_or(found.is_newest) as is_newest
    from unnest(${countries}::text[]) as wanted (country)
    cross join lateral (
      (select id, true as is_newest from parcels
        where parcels.country = wanted.country and stage <> 'cancelled'
        order by stage_at desc, id desc limit ${newest})
      union all
      (select id, false from parcels
        where parcels.country = wanted.country and stage = 'pending_payment'
        order by stage_at desc, id desc limit ${OPEN_MAX})
    ) found
    group by found.id`.execute(db)
  if (ids.length === 0) return []
  const isNewest = new Map(ids.map((row) => [row.id, row.is_newest]))
  const rows = await db
    .selectFrom('parcels')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'parcels.line_id')
    .where('parcels.id', 'in', [...isNewest.keys()])
    .select([
      'parcels.id',
      'parcels.address',
      'parcels.country',
      'parcels.declaration',
      'parcels.estimated_fees',
      'parcels.actual_fees',
      'parcels.actual_grams',
      'parcels.rate',
      'parcels.stage',
      'shipping_lines.option',
      'shipping_lines.tax_mode',
      'shipping_lines.duty_paid_up_to',
      'shipping_lines.duty_excludes',
      'shipping_lines.duty_markup',
    ])
    .execute()
  return rows.map((row) => ({
    ...row,
    is_newest: isNewest.get(row.id) ?? false,
    is_open: row.stage === 'pending_payment',
  }))
}
