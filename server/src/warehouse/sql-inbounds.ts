import { type Insertable, type Selectable, sql } from 'kysely'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { Db } from '../platform/database/db.ts'
import type { Inbounds } from '../platform/database/tables.ts'

export type InboundRow = Selectable<Inbounds>

/** Announces a parcel, unless this tracking number is already announced. */
export const insertInbound = (
  tx: Db,
  inbound: Omit<Insertable<Inbounds>, 'stage'>,
): Promise<InboundRow | undefined> =>
  tx
    .insertInto('inbounds')
    .values({ ...inbound, stage: 'announced' })
    .onConflict((conflict) =>
      // A literal: the conflict is matched to a partial index when the statement is planned, which need not know its values.
      conflict.column('tracking_number').where('stage', '=', sql.lit('announced')).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()

/** Stores an inbound parcel that arrived without being announced, such as an unclaimed one whose owner is known now. */
export const insertArrivedInbound = (tx: Db, inbound: Omit<Insertable<Inbounds>, 'stage'>) =>
  tx
    .insertInto('inbounds')
    .values({ ...inbound, stage: 'arrived' })
    .returning('id')
    .executeTakeFirstOrThrow()

export const lockOwnInbound = (tx: Db, shopperId: string, id: string): Promise<InboundRow | undefined> =>
  tx
    .selectFrom('inbounds')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()

export const lockInboundForStaff = (tx: Db, id: string): Promise<InboundRow | undefined> =>
  tx.selectFrom('inbounds').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/** Locks the announced parcel with this number, of any shopper. */
export const lockAnnouncedByTracking = (tx: Db, number: string): Promise<InboundRow | undefined> =>
  tx
    .selectFrom('inbounds')
    .where('tracking_number', '=', number)
    .where('stage', '=', 'announced')
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setInboundStage = (
  tx: Db,
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
