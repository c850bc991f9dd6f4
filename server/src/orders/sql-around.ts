import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import { sql } from 'kysely'

/**
 * Where an item is in the warehouse or in a parcel, as one column of a statement about `order_items as item`.
 */
export const itemAround = sql<Around>`(select json_build_object(
  'photo_file_id', (select file_id from stock_photos where stock_item_id = stock.id order by position limit 1),
  'weight_grams', stock.weight_grams,
  'free_until', case when stock.stage in ('in_stock', 'storage_expired') then stock.free_until end,
  'parcel', case when stock.stage in ('in_parcel', 'shipped_abroad') then (
    select json_build_object('id', parcel.id, 'number', parcel.number, 'stage', parcel.stage) from parcel_items link
    join parcels parcel on parcel.id = link.parcel_id
    where link.stock_item_id = stock.id and parcel.stage <> 'cancelled'
    order by parcel.created_at desc limit 1
  ) end
) from stock_items stock where stock.order_item_id = item.id limit 1)`

/** As the database writes it into JSON; null before the item arrives. */
export type Around = {
  photo_file_id: string | null
  weight_grams: number | null
  free_until: string | null
  parcel: { id: string; number: string; stage: ParcelStage } | null
} | null
