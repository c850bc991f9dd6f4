import {
  CHARGED_MONTHS,
  CHARGED_NEWEST,
  type ChargedPackage,
  type ChargedSource,
} from '@longhaul/domain/duty/charged.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { DutyCharges } from '../../platform/database/tables.ts'

/** What a shopper told about a package. */
export const findReceipt = (db: Db, parcelId: string) =>
  db
    .selectFrom('duty_charges')
    .where('parcel_id', '=', parcelId)
    .where('source', '=', 'receipt')
    .select(['amount_minor', 'currency', 'file_id', 'told_at'])
    .executeTakeFirst()

/** Stores what was charged, or changes what the same source told, but not the day of the first time. */
export const saveCharges = (tx: Tx, charges: readonly Insertable<DutyCharges>[]) =>
  tx
    .insertInto('duty_charges')
    .values(charges)
    .onConflict((conflict) =>
      conflict.columns(['parcel_id', 'source']).doUpdateSet(({ ref }) => ({
        currency: ref('excluded.currency'),
        amount_minor: ref('excluded.amount_minor'),
        charged_fen: ref('excluded.charged_fen'),
        low_fen: ref('excluded.low_fen'),
        likely_fen: ref('excluded.likely_fen'),
        high_fen: ref('excluded.high_fen'),
        error_per_mille: ref('excluded.error_per_mille'),
        is_inside: ref('excluded.is_inside'),
        file_id: ref('excluded.file_id'),
        changed_at: ref('excluded.changed_at'),
      })),
    )
    .execute()

/** The rate of a currency on a day: the newest until then, else the first after it; none: never quoted. */
export async function listRatesOn(
  db: Db,
  asked: readonly { currency: string; day: string }[],
): Promise<{ currency: string; day: string; rate_nanos: number }[]> {
  const { rows } = await sql<{ currency: string; day: string; rate_nanos: number }>`
    select wanted.currency, wanted.day, nearest.rate_nanos
    from (select distinct * from unnest(
      ${asked.map(({ currency }) => currency)}::text[], ${asked.map(({ day }) => day)}::text[]
    ) as pairs (currency, day)) wanted
    cross join lateral (
      select rate_nanos from exchange_rates where exchange_rates.currency = wanted.currency
      order by quoted_on <= wanted.day::date desc, abs(quoted_on - wanted.day::date),
        entered_by is not null desc, id desc limit 1
    ) nearest`.execute(db)
  return rows
}

/** The newest packages of each country whose charge is known and can be held against what was told. */
export async function listCharged(db: Db, now: Date): Promise<Map<string, ChargedPackage[]>> {
  const { rows } = await sql<{
    country: string
    source: ChargedSource
    shopper: string
    error: number
    inside: boolean
  }>`
    select countries.code as country, source, shopper, error, inside from countries
    cross join lateral (
      select charge.source, parcels.shopper_id as shopper, charge.error_per_mille as error,
        charge.is_inside as inside
      from duty_charges charge join parcels on parcels.id = charge.parcel_id
      where charge.country = countries.code and charge.likely_fen is not null
        and charge.told_at > ${now}::timestamptz - make_interval(months => ${CHARGED_MONTHS})
        and (charge.source = 'invoice' or not exists (
          select from duty_charges billed where billed.parcel_id = charge.parcel_id
            and billed.source = 'invoice' and billed.likely_fen is not null))
      order by charge.told_at desc, charge.parcel_id limit ${CHARGED_NEWEST}
    ) newest`.execute(db)
  const found = new Map<string, ChargedPackage[]>()
  for (const { country, ...row } of rows) found.set(country, [...(found.get(country) ?? []), row])
  return found
}
