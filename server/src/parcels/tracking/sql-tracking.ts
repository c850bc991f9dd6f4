import { OPEN_CLAIM_STAGES } from '@longhaul/domain/claims/stages.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { TrackingEvents } from '../../platform/database/tables.ts'

export type EventRow = Selectable<TrackingEvents>

/** Stores a tracking event unless it is already known. Returns whether it was new. */
export async function insertEvent(tx: Tx, event: Insertable<TrackingEvents>): Promise<boolean> {
  return (await newEvent(tx, event).returning('id').executeTakeFirst()) !== undefined
}

/** The same without waiting for whether it was new. */
export const noteEvent = (tx: Tx, event: Insertable<TrackingEvents>) => newEvent(tx, event).execute()

const newEvent = (tx: Tx, event: Insertable<TrackingEvents>) =>
  tx
    .insertInto('tracking_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['parcel_id', 'happened_at', 'code']).doNothing())

/** Deletes what trackers reported of a package. Returns whether there was anything. */
export async function deleteTrackedEvents(tx: Tx, parcelId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('tracking_events')
    .where('parcel_id', '=', parcelId)
    .where('provider', 'not in', ['warehouse', 'manual'])
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** All tracking events of a package, newest first. */
export const listEvents = (db: Db, parcelId: string): Promise<EventRow[]> =>
  db
    .selectFrom('tracking_events')
    .where('parcel_id', '=', parcelId)
    .selectAll()
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The newest tracking event of each of some packages. */
export const latestEventsOf = (db: Db, parcelIds: readonly string[]) =>
  db
    .selectFrom('tracking_events')
    .distinctOn('parcel_id')
    .where('parcel_id', '=', sql<string>`any(${parcelIds}::uuid[])`)
    .selectAll()
    .orderBy('parcel_id')
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

const claimOpen = sql<boolean>`exists (
  select from parcel_claims where parcel_id = parcels.id and stage = any(${sql.val([...OPEN_CLAIM_STAGES])})
)`

export type UnderWayRow = Awaited<ReturnType<typeof listUnderWayForJob>>[number]

/**
 * Packages on their way or delivered that were shipped by this time, with the time of their last tracking
 * event.
 */
export const listUnderWayForJob = (db: Db, shippedBefore: Date) =>
  underWay(db).where('shipped_at', '<=', shippedBefore).execute()

/**
 * One of these packages. The caller has locked it, so that neither a tracking event nor a claim is added
 * meanwhile.
 */
export const findUnderWayForJob = (tx: Tx, parcelId: string): Promise<UnderWayRow | undefined> =>
  underWay(tx).where('id', '=', parcelId).executeTakeFirst()

const underWay = (db: Db) =>
  db
    .selectFrom('parcels')
    .where('stage', 'in', ['in_transit', 'delivered'])
    .select(['id', 'stage', 'delivered_at', 'shipped_at', 'rate', claimOpen.as('claim_open')])
    .select(
      sql<Date>`coalesce((select max(happened_at) from tracking_events where parcel_id = parcels.id), shipped_at)`.as(
        'last_update_at',
      ),
    )
