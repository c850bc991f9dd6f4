import type { TaxScheme } from '@longhaul/domain/duty/registrations.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

export type ReportRow = {
  /** The first day of the month, in Shanghai. */
  month: string
  kind: 'collected' | 'returned'
  country: string
  country_name: Record<string, string>
  number: string
  currency: string
  rate_ppm: number | null
  packages: number
  taxable_minor: number
  tax_minor: number
  tax_fen: number
}

/**
 * The taxes collected under a scheme and given back, by month of the hand-over or the return, destination,
 * registration and rate.
 */
export const listCollected = async (db: Db, scheme: TaxScheme): Promise<ReportRow[]> =>
  (
    await sql<ReportRow>`
      select to_char(happened.at at time zone 'Asia/Shanghai', 'YYYY-MM-01') as month, happened.kind, c.country,
        countries.name as country_name, r.number, c.currency, c.rate_ppm, count(distinct c.parcel_id)::int as packages,
        sum(c.taxable_minor)::bigint as taxable_minor, sum(c.tax_minor)::bigint as tax_minor,
        sum(c.tax_fen)::bigint as tax_fen
      from collected_taxes c
      join tax_registrations r on r.id = c.registration_id
      join countries on countries.code = c.country
      cross join lateral (values ('collected', c.collected_at), ('returned', c.returned_at)) happened (kind, at)
      where r.scheme = ${scheme} and happened.at is not null
      group by 1, 2, 3, 4, 5, 6, 7
      order by 1 desc, c.country, r.number, c.currency, c.rate_ppm, 2`.execute(db)
  ).rows
