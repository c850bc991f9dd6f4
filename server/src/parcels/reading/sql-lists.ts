import { PARCEL_STAGES, type ParcelStage } from '@longhaul/domain/parcels/stages.ts'
import { sql } from 'kysely'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import { countStages } from '../../platform/database/count-stages.ts'
import type { Db } from '../../platform/database/db.ts'
import { containing, matching, parcelSearch } from '../../search/public.ts'

/** A package with the names it is shown by. */
export type ListedParcel = Awaited<ReturnType<typeof listParcelRows>>[number]

const listed = (db: Db) =>
  db
    .selectFrom('parcels')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'parcels.line_id')
    .innerJoin('countries', 'countries.code', 'parcels.country')
    .innerJoin('shoppers', 'shoppers.id', 'parcels.shopper_id')
    .selectAll('parcels')
    .select([
      'shipping_lines.name as line_name',
      'shipping_lines.option',
      'shipping_lines.tax_mode',
      'countries.name as country_name',
      'shoppers.code as shopper_code',
      sql<string>`coalesce(nullif(shoppers.nickname, ''), shoppers.email)`.as('shopper_name'),
      sql<number>`(select count(*) from parcel_items where parcel_id = parcels.id)`.as('item_count'),
    ])

type Page = { words: string | undefined; cursor: Cursor | undefined; limit: number }

const cut = (db: Db, page: Page) =>
  listed(db).$call((query) => newestPage(query, 'parcels.created_at', 'parcels.id', page.cursor, page.limit))

/** A shopper's packages, newest first. */
export const listOwnParcels = (
  db: Db,
  shopperId: string,
  page: Page & { stages: readonly ParcelStage[] | undefined },
): Promise<ListedParcel[]> =>
  cut(db, page)
    .where('parcels.shopper_id', '=', shopperId)
    .$if(page.stages !== undefined, (query) => query.where('parcels.stage', 'in', page.stages!))
    .$if(page.words !== undefined, (query) => query.where(holds(page.words!)))
    .execute()

export const findOwnListed = (db: Db, shopperId: string, id: string): Promise<ListedParcel | undefined> =>
  listed(db).where('parcels.shopper_id', '=', shopperId).where('parcels.id', '=', id).executeTakeFirst()

/** Packages of all shoppers, newest first. */
export const listParcelRows = async (db: Db, page: Page & { stage: ParcelStage | undefined }) =>
  cut(db, page)
    .$if(page.stage !== undefined, (query) => query.where('parcels.stage', '=', page.stage!))
    .where(await matching(db, parcelSearch, page.words))
    .execute()

export const findParcelRow = (db: Db, id: string): Promise<ListedParcel | undefined> =>
  listed(db).where('parcels.id', '=', id).executeTakeFirst()

/** A shopper looks for a number, or for what is inside. */
const holds = (words: string) => sql<boolean>`(parcels.number ilike ${containing(words)}
  or parcels.tracking_number ilike ${containing(words)}
  or exists (select from parcel_items i join stock_items s on s.id = i.stock_item_id
    where i.parcel_id = parcels.id and s.title ilike ${containing(words)}))`

/** How many packages of a shopper there are of each stage. */
export async function countOwnByStage(db: Db, shopperId: string): Promise<Map<ParcelStage, number>> {
  const rows = await db
    .selectFrom('parcels')
    .where('shopper_id', '=', shopperId)
    .select(['stage', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('stage')
    .execute()
  return new Map(rows.map((row) => [row.stage, row.count]))
}

export const countByStage = (db: Db): Promise<Record<string, number>> =>
  countStages(db, 'parcels', PARCEL_STAGES)

export const listSteps = (db: Db, parcelId: string) =>
  db.selectFrom('parcel_steps').where('parcel_id', '=', parcelId).selectAll().orderBy('id').execute()
