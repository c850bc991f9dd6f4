import { type UnclaimedStage } from '@longhaul/domain/warehouse/unclaimed.ts'
import { type Insertable, sql } from 'kysely'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { UnclaimedSteps } from '../../platform/database/tables.ts'
import { containing } from '../../search/public.ts'

export type UnclaimedRow = Awaited<ReturnType<typeof listUnclaimedRows>>[number]

const unclaimedRows = (db: Db) =>
  db
    .selectFrom('unclaimed_parcels')
    .innerJoin('arrivals', 'arrivals.id', 'unclaimed_parcels.id')
    .select([
      'unclaimed_parcels.id',
      'unclaimed_parcels.stage',
      'unclaimed_parcels.stage_at',
      'unclaimed_parcels.shelf',
      'unclaimed_parcels.look',
      'arrivals.tracking_number',
      'arrivals.warehouse_id',
      'arrivals.scanned_at as created_at',
    ])
    .select((select) => [
      select
        .selectFrom('unclaimed_claims')
        .whereRef('unclaimed_id', '=', 'unclaimed_parcels.id')
        .where('unclaimed_claims.stage', '=', 'submitted')
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('open_claims'),
      select
        .selectFrom('unclaimed_photos')
        .whereRef('unclaimed_id', '=', 'unclaimed_parcels.id')
        .select('file_id')
        .orderBy('position')
        .limit(1)
        .as('image_file_id'),
    ])

type Page = { cursor: Cursor | undefined; limit: number }

const cut = (db: Db, page: Page) =>
  unclaimedRows(db).$call((query) =>
    newestPage(query, 'arrivals.scanned_at', 'unclaimed_parcels.id', page.cursor, page.limit),
  )

/** Unclaimed parcels, newest first, filtered by stage or by words in number, shelf or description. */
export const listUnclaimedRows = (
  db: Db,
  page: Page & { stage: UnclaimedStage | undefined; words: string | undefined; warehouseId: string | null },
) =>
  cut(db, page)
    .$if(page.stage !== undefined, (query) => query.where('unclaimed_parcels.stage', '=', page.stage!))
    .$if(page.words !== undefined, (query) => query.where(matches(page.words!)))
    .$if(page.warehouseId !== null, (query) => query.where('arrivals.warehouse_id', '=', page.warehouseId!))
    .execute()

function matches(words: string) {
  const pattern = containing(words)
  return sql<boolean>`(arrivals.tracking_number ilike ${pattern} or unclaimed_parcels.shelf ilike ${pattern}
    or unclaimed_parcels.look ilike ${pattern})`
}

/**
 * The parcels that may be claimed, and whether this shopper has claimed them. Numbers are only matched by the
 * digits that are shown.
 */
export const listClaimable = (
  db: Db,
  shopperId: string,
  page: Page & { warehouseId: string | undefined; numberEnd: string | undefined },
) =>
  cut(db, page)
    .where('unclaimed_parcels.stage', '=', 'unclaimed')
    .$if(page.warehouseId !== undefined, (query) =>
      query.where('arrivals.warehouse_id', '=', page.warehouseId!),
    )
    .$if(page.numberEnd !== undefined, (query) =>
      query.where(
        sql<string>`right(arrivals.tracking_number, ${page.numberEnd!.length})`,
        '=',
        page.numberEnd!,
      ),
    )
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('unclaimed_claims')
            .whereRef('unclaimed_id', '=', 'unclaimed_parcels.id')
            .where('shopper_id', '=', shopperId)
            .where('unclaimed_claims.stage', '=', 'submitted')
            .select('unclaimed_claims.id'),
        )
        .$castTo<boolean>()
        .as('claimed_by_me'),
    )
    .execute()

export const findUnclaimedRow = (db: Db, id: string): Promise<UnclaimedRow | undefined> =>
  unclaimedRows(db).where('unclaimed_parcels.id', '=', id).executeTakeFirst()

/** The number of unclaimed parcels in each stage. */
export async function countUnclaimed(db: Db, warehouseId: string | null): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('unclaimed_parcels')
    .$if(warehouseId !== null, (query) =>
      query
        .innerJoin('arrivals', 'arrivals.id', 'unclaimed_parcels.id')
        .where('arrivals.warehouse_id', '=', warehouseId!),
    )
    .select(['stage', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('stage')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.stage, row.count]))
}

/** Stores an unclaimed or disputed parcel; returns undefined if it is already stored. */
export const insertUnclaimed = (tx: Tx, id: string, stage: 'unclaimed' | 'disputed', now: Date) =>
  tx
    .insertInto('unclaimed_parcels')
    .values({ id, stage, stage_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Locks a parcel and its arrival. The arrival is locked first, as at the dock. */
export async function lockUnclaimed(tx: Tx, id: string) {
  const arrival = await tx
    .selectFrom('arrivals')
    .where('id', '=', id)
    .select(['tracking_number', 'warehouse_id', 'scanned_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  const parcel = await tx
    .selectFrom('unclaimed_parcels')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
  return arrival && parcel && { ...parcel, ...arrival }
}

export const updateUnclaimed = (
  tx: Tx,
  id: string,
  change: { shelf?: string; look?: string; stage?: UnclaimedStage; stage_at?: Date },
) => tx.updateTable('unclaimed_parcels').set(change).where('id', '=', id).execute()

export const insertUnclaimedStep = (tx: Tx, step: Insertable<UnclaimedSteps>) =>
  tx.insertInto('unclaimed_steps').values(step).execute()

export const listUnclaimedSteps = (db: Db, id: string) =>
  db
    .selectFrom('unclaimed_steps')
    .leftJoin('staff', 'staff.id', 'unclaimed_steps.actor_id')
    .where('unclaimed_id', '=', id)
    .select(['step', 'to_stage', 'actor', 'note', 'unclaimed_steps.created_at', 'staff.name as staff_name'])
    .orderBy('unclaimed_steps.id')
    .execute()

export const listUnclaimedPhotos = (db: Db, id: string) =>
  db
    .selectFrom('unclaimed_photos')
    .where('unclaimed_id', '=', id)
    .select(['file_id', 'position'])
    .orderBy('position')
    .execute()

/** Adds a picture; false if the file is already in use as one. */
export async function insertUnclaimedPhoto(
  tx: Tx,
  photo: { unclaimed_id: string; file_id: string; position: number; created_at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('unclaimed_photos')
    .values(photo)
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes what was noted and photographed of a parcel that was never here. */
export async function clearUnclaimed(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('unclaimed_photos').where('unclaimed_id', '=', id).execute()
  await updateUnclaimed(tx, id, { shelf: '', look: '' })
}

/** The stock item of an arrival. */
export const findStockOfArrival = (db: Db, arrivalId: string) =>
  db
    .selectFrom('stock_items')
    .where('arrival_id', '=', arrivalId)
    .where('stage', '<>', 'abandoned')
    .select('id')
    .limit(1)
    .executeTakeFirst()
