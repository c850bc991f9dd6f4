import { OPEN_INBOUND_STAGES } from '@longhaul/domain/inbounds/stages.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Inbounds } from '../platform/database/tables.ts'

export type InboundRow = Selectable<Inbounds>

export const insertInbound = (tx: Tx, inbound: Omit<Insertable<Inbounds>, 'stage'>): Promise<InboundRow> =>
  tx
    .insertInto('inbounds')
    .values({ ...inbound, stage: 'announced' })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Serialises the announcements of one shopper, so that they are counted correctly. */
export const lockAnnouncementsOf = (tx: Tx, shopperId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`announcements ${shopperId}`}, 0))`.execute(tx)

/** A shopper's announcements that still wait, and those cancelled since a time. */
export const listCountedAnnouncements = (db: Db, shopperId: string, cancelledSince: Date) =>
  db
    .selectFrom('inbounds')
    .where('shopper_id', '=', shopperId)
    .where((inbound) =>
      inbound.or([
        inbound('stage', 'in', OPEN_INBOUND_STAGES),
        inbound.and([inbound('stage', '=', 'cancelled'), inbound('stage_at', '>', cancelledSince)]),
      ]),
    )
    .select(['tracking_number as trackingNumber', 'stage', 'stage_at as at'])
    .execute()

/**
 * Stores an inbound parcel that arrived without being announced, such as an unclaimed one whose owner is
 * known now.
 */
export const insertArrivedInbound = (tx: Tx, inbound: Omit<Insertable<Inbounds>, 'stage'>) =>
  tx
    .insertInto('inbounds')
    .values({ ...inbound, stage: 'arrived' })
    .returning('id')
    .executeTakeFirstOrThrow()

export const findOwnInbound = (db: Db, shopperId: string, id: string) =>
  db
    .selectFrom('inbounds')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .select('tracking_number')
    .executeTakeFirst()

export const lockOwnInbound = (tx: Tx, shopperId: string, id: string): Promise<InboundRow | undefined> =>
  tx
    .selectFrom('inbounds')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()

export const lockInboundForStaff = (tx: Tx, id: string): Promise<InboundRow | undefined> =>
  tx.selectFrom('inbounds').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/**
 * The announcements of a number that wait for their parcel, oldest first. `lockTrackingNumber` keeps others
 * from changing them.
 */
export const listOpenAnnouncements = (db: Db, number: string): Promise<InboundRow[]> =>
  db
    .selectFrom('inbounds')
    .where('tracking_number', '=', number)
    .where('stage', 'in', OPEN_INBOUND_STAGES)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const setInboundStage = (
  tx: Tx,
  id: string,
  from: InboundRow['stage'],
  to: InboundRow['stage'],
  now: Date,
) =>
  tx
    .updateTable('inbounds')
    .set({ stage: to, stage_at: now })
    .where('id', '=', id)
    .where('stage', '=', from)
    .execute()

export const listOwnInbounds = (
  db: Db,
  shopperId: string,
  page: { cursor: Cursor | undefined; limit: number },
): Promise<InboundRow[]> =>
  db
    .selectFrom('inbounds')
    .where('shopper_id', '=', shopperId)
    .selectAll()
    .$call((query) => newestPage(query, 'created_at', 'id', page.cursor, page.limit))
    .execute()
