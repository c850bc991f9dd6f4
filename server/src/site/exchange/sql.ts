import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { ExchangeRates } from '../../platform/database/tables.ts'

/** Stores rates that were read; those already stored stay unchanged. Returns the number of new ones. */
export async function insertReadRates(db: Db, rows: readonly Insertable<ExchangeRates>[]): Promise<number> {
  const kept = await db
    .insertInto('exchange_rates')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['currency', 'quoted_on', 'source']).where('entered_by', 'is', null).doNothing(),
    )
    .returning('id')
    .execute()
  return kept.length
}

export const insertEnteredRate = (tx: Tx, row: Insertable<ExchangeRates>) =>
  tx.insertInto('exchange_rates').values(row).execute()

/**
 * How old a rate entered by hand must be before later ones are compared with it, where no rates are
 * published.
 */
const SETTLED_DAYS = 7

/**
 * The rate that a new one is compared with: the last published one. A currency without published rates is
 * compared with what it was a week ago, or at first, so that small steps one after the other are no way
 * around the limit.
 */
export async function findReferenceRate(db: Db, currency: string, now: Date) {
  const known = db
    .selectFrom('exchange_rates')
    .where('currency', '=', currency)
    .select(['rate_nanos', 'quoted_on'])
  const settled = new Date(now.getTime() - SETTLED_DAYS * 86_400_000)
  return (
    (await known
      .where('entered_by', 'is', null)
      .orderBy('quoted_on', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()) ??
    (await known
      .where('created_at', '<=', settled)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()) ??
    (await known.orderBy('created_at').limit(1).executeTakeFirst())
  )
}

/** The recharges in a currency that were credited since a moment. */
export const listCreditedSince = (db: Db, currency: string, since: Date) =>
  db
    .selectFrom('recharges')
    .where('currency', '=', currency)
    .where('succeeded_at', '>', since)
    .select(['number', 'pay_minor', 'fee_minor', 'credit_fen'])
    .orderBy('succeeded_at', 'desc')
    .limit(1_000)
    .execute()

export type RateRow = Awaited<ReturnType<typeof listRateHistory>>[number]

/** The newest rates of a currency, in order of precedence. */
export const listRateHistory = (db: Db, currency: string, size: number) =>
  rates(db).where('currency', '=', currency).limit(size).execute()

/** The two newest rates of every currency. */
export async function listNewestTwo(db: Db): Promise<RateRow[]> {
  const rows = await db
    .selectFrom(
      rates(db)
        .select(
          sql<number>`row_number() over (partition by currency
            order by quoted_on desc, (entered_by is not null) desc, exchange_rates.id desc)`.as('place'),
        )
        .as('rate'),
    )
    .where('place', '<=', 2)
    .selectAll()
    .orderBy('currency')
    .orderBy('place')
    .execute()
  return rows
}

const rates = (db: Db) =>
  db
    .selectFrom('exchange_rates')
    .leftJoin('staff', 'staff.id', 'entered_by')
    .select([
      'exchange_rates.currency',
      'rate_nanos',
      'source',
      'quoted_on',
      'note',
      'exchange_rates.created_at',
      'staff.name as staff_name',
    ])
    .orderBy('quoted_on', 'desc')
    .orderBy(sql`entered_by is not null`, 'desc')
    .orderBy('exchange_rates.id', 'desc')

/** The last time that the daily file had new rates. */
export const findLastRead = (db: Db, source: string) =>
  db
    .selectFrom('exchange_rates')
    .where('source', '=', source)
    .select(['quoted_on', 'created_at'])
    .orderBy('quoted_on', 'desc')
    .limit(1)
    .executeTakeFirst()
