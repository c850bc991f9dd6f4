import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { sql } from 'kysely'
import { isServed } from './sql-served.ts'
import type { Db } from '../platform/database/db.ts'

export const listCountryRows = (db: Db, now: Date) =>
  db
    .selectFrom('countries')
    .selectAll()
    .select(isServed(now).as('served'))
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('provinces')
            .whereRef('provinces.country', '=', 'countries.code')
            .select(select.lit(1).as('one')),
        )
        .as('province_list'),
    )
    .orderBy('continent')
    .orderBy(sql`name ->> ${FIRST_LANG}`)
    .execute()

export const listProvinceRows = (db: Db, country: string) =>
  db
    .selectFrom('provinces')
    .where('country', '=', country)
    .select(['code', 'name_latin', 'name_chinese', 'name_local'])
    .orderBy('position')
    .execute()

export const listWarehouseRows = (db: Db) =>
  db.selectFrom('warehouses').selectAll().orderBy('position').execute()

/**
 * The newest rate of each currency: of the newest day, and on that day one entered by staff before one from
 * the feed.
 */
export const listLatestRates = (db: Db) =>
  db
    .selectFrom('exchange_rates')
    .distinctOn('currency')
    .select(['currency', 'rate_nanos', 'quoted_on', 'source'])
    .orderBy('currency')
    .orderBy('quoted_on', 'desc')
    .orderBy(sql`entered_by is not null`, 'desc')
    .orderBy('id', 'desc')
    .execute()

export const findLatestRate = (db: Db, currency: string) =>
  db
    .selectFrom('exchange_rates')
    .where('currency', '=', currency)
    .select(['rate_nanos', 'quoted_on', 'source'])
    .orderBy('quoted_on', 'desc')
    .orderBy(sql`entered_by is not null`, 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

export const countMigrations = (db: Db) =>
  db
    .selectFrom('migrations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
