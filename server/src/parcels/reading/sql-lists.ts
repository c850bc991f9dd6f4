import { PARCEL_STAGES, type ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import { sql } from 'kysely'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import { countStages } from '../../platform/database/count-stages.ts'
import type { Db } from '../../platform/database/db.ts'
import { ownCounts } from '../../platform/database/count-own.ts'
import { parcelFacts } from '../../next-steps/public.ts'
import { hasHeldThing } from '../sql-items.ts'
import { findRows, matching, ownParcelSearch, ownedBy, parcelSearch } from '../../search/public.ts'

/** A package with the names shown with it: line, country, warehouse and shopper. */
export type ListedParcel = Awaited<ReturnType<typeof listParcelRows>>[number]

const listed = (db: Db) =>
  db
    .selectFrom('parcels')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'parcels.line_id')
    .innerJoin('countries', 'countries.code', 'parcels.country')
    .innerJoin('warehouses', 'warehouses.id', 'parcels.warehouse_id')
    .innerJoin('shoppers', 'shoppers.id', 'parcels.shopper_id')
    .selectAll('parcels')
    .select([
      'shipping_lines.name as line_name',
      'shipping_lines.option',
      'shipping_lines.tax_mode',
      'countries.name as country_name',
      'countries.closed_why',
      'warehouses.name as warehouse_name',
      'shoppers.code as shopper_code',
      sql<string>`coalesce(nullif(shoppers.nickname, ''), shoppers.email)`.as('shopper_name'),
      sql<number>`(select count(*) from parcel_items where parcel_id = parcels.id)`.as('item_count'),
      hasHeldThing(sql`parcels.id`).as('is_held'),
    ])

type Page = { words: string | undefined; cursor: Cursor | undefined; limit: number }

const cut = (db: Db, page: Page) =>
  listed(db).$call((query) => newestPage(query, 'parcels.created_at', 'parcels.id', page.cursor, page.limit))

/**
 * A shopper's packages, newest first. If stages are given, each stage's newest packages are read by a
 * subquery of its own and then merged.
 */
export async function listOwnParcels(
  db: Db,
  shopperId: string,
  page: Page & { stages: readonly ParcelStage[] | undefined },
): Promise<ListedParcel[]> {
  const found = await findRows(db, ownParcelSearch(shopperId), page.words)
  const own = db
    .selectFrom('parcels')
    .where(ownedBy(found, sql.ref('parcels.shopper_id'), sql`${shopperId}`))
    .where(found.rows)
    .select('parcels.id')
  const newest = (query: typeof own) =>
    newestPage(query, 'parcels.created_at', 'parcels.id', page.cursor, page.limit)
  const ids = page.stages
    ? sql`${sql.join(
        page.stages.map((stage) => sql`(${newest(own.where('parcels.stage', '=', stage))})`),
        sql` union all `,
      )}`
    : sql`${newest(own)}`
  return await listed(db)
    .where(sql<boolean>`parcels.id = any(array(${ids}))`)
    .orderBy('parcels.created_at', 'desc')
    .orderBy('parcels.id', 'desc')
    .limit(page.limit)
    .execute()
}

export const findOwnListed = (db: Db, shopperId: string, id: string): Promise<ListedParcel | undefined> =>
  listed(db).where('parcels.shopper_id', '=', shopperId).where('parcels.id', '=', id).executeTakeFirst()

/** Packages of all shoppers in a warehouse, or in all, newest first. */
export const listParcelRows = async (
  db: Db,
  page: Page & {
    stage: ParcelStage | undefined
    warehouseId: string | null
    assignedTo?: string | undefined
  },
) =>
  cut(db, page)
    .$if(page.stage !== undefined, (query) => query.where('parcels.stage', '=', page.stage!))
    .$if(page.warehouseId !== null, (query) => query.where('parcels.warehouse_id', '=', page.warehouseId!))
    .$if(page.assignedTo !== undefined, (query) => query.where(isGivenTo(page.assignedTo!)))
    .where(await matching(db, parcelSearch, page.words))
    .execute()

/** Whether a package was given to somebody to pack or to send. */
const isGivenTo = (staffId: string) => sql<boolean>`exists (
  select from assignments given where given.subject_id = parcels.id
    and given.subject_kind in ('parcel', 'dispatch') and given.staff_id = ${staffId}
)`

export const findParcelRow = (db: Db, id: string): Promise<ListedParcel | undefined> =>
  listed(db).where('parcels.id', '=', id).executeTakeFirst()

/** The facts that the next steps of some packages depend on. */
export const parcelFactsOf = (db: Db, parcelIds: readonly string[]) =>
  db
    .selectFrom('parcels as parcel')
    .where('id', '=', sql<string>`any(${parcelIds}::uuid[])`)
    .select(['id', parcelFacts.as('facts')])
    .execute()

/** The number of a shopper's packages at each stage. */
export async function countOwnByStage(
  db: Db,
  shopperId: string,
): Promise<Partial<Record<ParcelStage, number>>> {
  const kinds = PARCEL_STAGES.map(
    (stage) => [stage, sql`parcels where shopper_id = ${shopperId} and stage = ${sql.lit(stage)}`] as const,
  )
  const { rows } = await sql<{ counts: Partial<Record<ParcelStage, number>> }>`
    select ${ownCounts(kinds)} as counts`.execute(db)
  return rows[0]!.counts
}

export const countByStage = (db: Db, warehouseId: string | null): Promise<Record<string, number>> =>
  countStages(db, 'parcels', PARCEL_STAGES, warehouseId)

export const listSteps = (db: Db, parcelId: string) =>
  db.selectFrom('parcel_steps').where('parcel_id', '=', parcelId).selectAll().orderBy('id').execute()
