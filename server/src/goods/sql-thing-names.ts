import type { Lang } from '@longhaul/domain/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { goodsListOf, packageName } from './goods-list.ts'

/** An order, an item of one, or a package: by its goods, and with the picture of the dearest. */
type ThingName = { name: string; imageFileId: string | null }

type Row = {
  id: string
  place: string | null
  title: string
  title_latin: string
  own_name: string | null
  image_file_id: string | null
}

/** What a package or an order is called, by its id; ids that are neither have no name. In one statement. */
export async function readThingNames(
  db: Db,
  lang: Lang,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ThingName>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`any(${[...new Set(ids)]}::uuid[])`
  const { rows } = await sql<Row>`
    select * from (
      select order_id as id, null as place, title, title_latin, own_name, image_file_id, total_fen as fen
      from order_items where order_id = ${wanted}
      union all
      select id, null, title, title_latin, own_name, image_file_id, total_fen from order_items where id = ${wanted}
      union all
      select parcel.id, parcel.address ->> 'city', stock.title, stock.title_latin, item.own_name,
        coalesce(item.image_file_id, (
          select file_id from stock_photos where stock_item_id = stock.id order by position limit 1
        )), stock.value_fen
      from parcel_items link
      join parcels parcel on parcel.id = link.parcel_id
      join stock_items stock on stock.id = link.stock_item_id
      left join order_items item on item.id = stock.order_item_id
      where link.parcel_id = ${wanted}
    ) thing order by fen desc, title`.execute(db)
  const things = new Map<string, Row[]>()
  for (const row of rows) things.set(row.id, [...(things.get(row.id) ?? []), row])
  return new Map(
    [...things].map(([id, goods]) => {
      const place = goods[0]?.place ?? null
      return [
        id,
        {
          name: place === null ? goodsListOf(lang, goods) : packageName(lang, goods, place),
          imageFileId: goods.find(({ image_file_id: image }) => image)?.image_file_id ?? null,
        },
      ] as const
    }),
  )
}
