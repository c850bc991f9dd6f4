import type { StoredImportRule } from '@longhaul/domain/customs/stored-import-rule.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** The rules that a shop keeps of some places, in the order of their entry, and who entered them. */
export async function listOwnRules(
  db: Db,
  places: readonly string[],
): Promise<{ isOwn: boolean; rule: StoredImportRule }[]> {
  const rows = await db
    .selectFrom('import_rules')
    .where('place', 'in', places)
    .selectAll()
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    isOwn: row.staff_id !== null,
    rule: {
      place: row.place,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
      kind: row.kind,
      currency: row.currency,
      aboveMinor: row.above_minor,
      withinMinor: row.within_minor,
      ratePerMille: row.rate_per_mille,
      amountMinor: row.amount_minor,
      per: row.per,
      basis: row.basis,
      note: row.note,
      source: row.source,
    },
  }))
}

/** The countries that are shipped to. */
export const listServedCountries = (db: Db) =>
  db.selectFrom('countries').where('ships_to', '=', true).select(['code', 'name']).execute()

/** How many packages were sent to each country since a moment, or are on their way: up to 1,000 for each. */
export const countPackagesByCountry = (db: Db, since: Date) =>
  sql<{ country: string; count: number }>`
    select code as country, found.count from countries
    cross join lateral (
      select count(*) as count from (
        select from parcels where parcels.country = countries.code and stage_at > ${since}
          and stage <> 'cancelled' limit 1000) newest
    ) found
    where found.count > 0`
    .execute(db)
    .then(({ rows }) => rows)

/** The places of which the shop itself entered rules. */
export const listOwnPlaces = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('import_rules')
    .where('staff_id', 'is not', null)
    .select('place')
    .distinct()
    .execute()
  return rows.map(({ place }) => place)
}

/** The code of a province that is named in any of its ways. */
export const findProvinceCode = async (db: Db, country: string, name: string) =>
  (
    await db
      .selectFrom('provinces')
      .where('country', '=', country)
      .where(sql<boolean>`${name} in (code, name_latin, name_chinese, name_local)`)
      .select('code')
      .executeTakeFirst()
  )?.code

/** The newest exchange rate of each of some currencies. */
export const listRatesOf = (db: Db, currencies: readonly string[]) =>
  sql<{ currency: string; rate_nanos: number; quoted_on: string }>`
    select wanted.currency, newest.rate_nanos, newest.quoted_on
    from unnest(${currencies}::text[]) as wanted (currency)
    cross join lateral (
      select rate_nanos, quoted_on from exchange_rates where exchange_rates.currency = wanted.currency
      order by quoted_on desc, entered_by is not null desc, id desc limit 1
    ) newest`
    .execute(db)
    .then(({ rows }) => rows)
