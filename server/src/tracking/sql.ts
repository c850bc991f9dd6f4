import { type Insertable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Trackings } from '../platform/database/tables.ts'

/** Stages in which a parcel may still get updates. */
const UNDER_WAY = ['in_transit', 'exception', 'delivered'] as const

/**
 * Parcels to be registered. With `again` also those already watched or refused, because a person re-entered
 * the number or carrier.
 */
const unwatched = (db: Db, again = false) =>
  db
    .selectFrom('parcels')
    .leftJoin('trackings', 'trackings.parcel_id', 'parcels.id')
    .where('parcels.tracking_number', 'is not', null)
    .where('parcels.stage', 'in', UNDER_WAY)
    // Refused ones wait until a person changes the number or the carrier.
    .$if(!again, (query) =>
      query.where((where) =>
        where.or([
          where('trackings.parcel_id', 'is', null),
          where('trackings.number', '!=', where.ref('parcels.tracking_number')),
        ]),
      ),
    )
    .select(['parcels.id', 'parcels.number as parcel_number', 'parcels.carrier'])
    .select(sql<string>`parcels.tracking_number`.as('number'))
    .select(['trackings.number as old_number', 'trackings.carrier_code as old_carrier_code'])
    .select('trackings.stage as old_stage')

/** Parcels on their way that are not watched yet, the longest waiting first. */
export const listUnwatchedForJob = (db: Db, limit: number) =>
  unwatched(db).orderBy('parcels.shipped_at').limit(limit).execute()

/** One parcel to be registered, if it still needs to be. */
export const findUnwatchedForJob = (db: Db, parcelId: string, again: boolean) =>
  unwatched(db, again).where('parcels.id', '=', parcelId).executeTakeFirst()

/** Watched parcels without an update or a query since a moment. */
export const listQuietForJob = (db: Db, since: Date, limit: number) =>
  db
    .selectFrom('trackings')
    .innerJoin('parcels', 'parcels.id', 'trackings.parcel_id')
    .where('trackings.stage', '=', 'watched')
    .where('parcels.stage', 'in', ['in_transit', 'exception'])
    .where((where) => where.or([where('heard_at', 'is', null), where('heard_at', '<', since)]))
    .where((where) => where.or([where('asked_at', 'is', null), where('asked_at', '<', since)]))
    .select(['trackings.parcel_id', 'trackings.number', 'carrier_code'])
    .orderBy(sql`asked_at asc nulls first`)
    .limit(limit)
    .execute()

/** Stores the tracking of a parcel, replacing that of an earlier number. */
export const putTracking = (tx: Tx, tracking: Insertable<Trackings>) =>
  tx
    .insertInto('trackings')
    .values(tracking)
    .onConflict((conflict) =>
      conflict.column('parcel_id').doUpdateSet({
        number: tracking.number,
        stage: tracking.stage,
        carrier_code: tracking.carrier_code ?? null,
        refusal: tracking.refusal ?? '',
        asked_at: null,
        heard_at: null,
      }),
    )
    .execute()

/**
 * The tracking of a number. Numbers that have been corrected since are not found, so that late updates for
 * them are ignored.
 */
export const findTrackingByNumber = (db: Db, provider: string, number: string) =>
  db
    .selectFrom('trackings')
    .innerJoin('parcels', 'parcels.id', 'trackings.parcel_id')
    .where('provider', '=', provider)
    .where('trackings.number', '=', number)
    .whereRef('parcels.tracking_number', '=', 'trackings.number')
    .selectAll('trackings')
    .executeTakeFirst()

/** Those of the numbers that are the current number of a parcel under way. */
export async function listNumbersInUse(db: Db, numbers: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('parcels')
    .where('tracking_number', 'in', [...numbers])
    .where('stage', 'in', UNDER_WAY)
    .select(sql<string>`tracking_number`.as('number'))
    .execute()
  return rows.map(({ number }) => number)
}

export const updateTracking = (tx: Tx, parcelId: string, change: Updateable<Trackings>) =>
  tx.updateTable('trackings').set(change).where('parcel_id', '=', parcelId).execute()

/**
 * Parcels under way that were shipped before a moment and never reported late, with the data that decides
 * whether they are late.
 */
export const listMaybeLateForJob = (db: Db, shippedBefore: Date) =>
  db
    .selectFrom('parcels')
    .where('stage', 'in', ['in_transit', 'exception'])
    .where('shipped_at', '<=', shippedBefore)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('parcel_alarms')
            .whereRef('parcel_alarms.parcel_id', '=', 'parcels.id')
            .where('kind', '=', 'late')
            .select('parcel_alarms.id'),
        ),
      ),
    )
    .select(['id', 'shipped_at', 'rate'])
    .execute()
