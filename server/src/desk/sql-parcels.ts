import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import type { Texts } from '@longhaul/domain/languages.ts'
import { sql } from 'kysely'
import { type ParcelFacts, parcelFacts } from '../next-steps/public.ts'
import type { Db } from '../platform/database/db.ts'

/** The stages in which a package may wait for its shopper, or is on its way. */
const STAGES = [
  'pending_payment',
  'supplement_due',
  'address_problem',
  'in_transit',
  'exception',
  'delivered',
  'done',
  'returned',
] as const satisfies readonly ParcelStage[]

/** The number of pictures of its contents that a package shows. */
const IMAGES_MAX = 4
/** The number of its contents by which it is named; a name has at most three. */
const CONTENTS_MAX = 6

export type ParcelRow = {
  id: string
  number: string
  stage: ParcelStage
  country: string
  country_name: Texts
  city: string
  warehouse_name: Texts
  weight_grams: number
  shipped_at: Date | null
  facts: ParcelFacts
  item_count: number
  /** Its dearest contents. */
  contents: { title: string; title_latin: string; own_name: string | null }[]
  image_ids: string[]
}

/** The newest packages in each relevant stage, with their contents. */
export async function listDeskParcels(db: Db, shopperId: string, limit: number): Promise<ParcelRow[]> {
  const newest = STAGES.map(
    (stage) => sql`(
      select id from parcels where shopper_id = ${shopperId} and stage = ${sql.lit(stage)}
      order by created_at desc, id desc limit ${limit}
    )`,
  )
  const { rows } = await sql<ParcelRow>`
    select parcel.id, parcel.number, parcel.stage, parcel.country, countries.name as country_name, coalesce(parcel.address ->> 'city', '') as city,
      warehouses.name as warehouse_name, coalesce(parcel.actual_grams, parcel.estimated_grams) as weight_grams, parcel.shipped_at,
      ${parcelFacts} as facts,
      (select count(*) from parcel_items where parcel_id = parcel.id) as item_count,
      coalesce((
        select json_agg(json_build_object('title', title, 'title_latin', title_latin, 'own_name', own_name)) from (
          select stock.title, stock.title_latin, item.own_name
          from parcel_items link
          join stock_items stock on stock.id = link.stock_item_id
          left join order_items item on item.id = stock.order_item_id
          where link.parcel_id = parcel.id order by stock.value_fen desc, stock.id limit ${CONTENTS_MAX}
        ) content
      ), '[]') as contents,
      array(
        select coalesce(item.image_file_id, (
          select file_id from stock_photos where stock_item_id = stock.id order by position limit 1
        )) from parcel_items link
        join stock_items stock on stock.id = link.stock_item_id
        left join order_items item on item.id = stock.order_item_id
        where link.parcel_id = parcel.id order by stock.id limit ${IMAGES_MAX}
      ) as image_ids
    from parcels parcel
    join countries on countries.code = parcel.country
    join warehouses on warehouses.id = parcel.warehouse_id
    where parcel.id = any(array(${sql.join(newest, sql` union all `)}))
    order by parcel.created_at desc, parcel.id desc`.execute(db)
  return rows
}
