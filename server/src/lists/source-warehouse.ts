import { sql } from 'kysely'
import { type ListSource, beginning, containing, is, ofOwner, shopperName, shoppersFor } from './source.ts'

export const parcels: ListSource = {
  from: sql`parcels parcel join shoppers on shoppers.id = parcel.shopper_id`,
  id: sql`parcel.id`,
  columns: {
    number: sql`parcel.number`,
    stage: sql`parcel.stage`,
    stage_at: sql`parcel.stage_at`,
    shopper: shopperName,
    country: sql`parcel.country`,
    line: sql`parcel.line_id`,
    warehouse: sql`parcel.warehouse_id`,
    weight: sql`coalesce(parcel.actual_grams, parcel.estimated_grams)`,
    fee: sql`coalesce(parcel.actual_fen, parcel.estimated_fen)`,
    tracking: sql`parcel.tracking_number`,
    created_at: sql`parcel.created_at`,
    paid_at: sql`parcel.paid_at`,
  },
  sorts: {
    stage_at: { by: sql`parcel.stage_at`, type: 'timestamptz' },
    created_at: { by: sql`parcel.created_at`, type: 'timestamptz' },
  },
  filters: {
    stage: is('parcel.stage'),
    warehouse: is('parcel.warehouse_id'),
    country: (code) => sql<boolean>`parcel.country = ${code.toUpperCase()}`,
    line: is('parcel.line_id'),
    shopper: ofOwner('parcel.shopper_id'),
  },
  day: sql`parcel.stage_at`,
  search: (words) => sql<string>`
    select id from parcels where number like ${beginning(words.toUpperCase())}
    union select id from parcels where tracking_number like ${beginning(words.toUpperCase())}
    union select id from parcels where shopper_id in (${shoppersFor(words)})`,
}

export const stock: ListSource = {
  from: sql`stock_items stock
    join shoppers on shoppers.id = stock.shopper_id
    join arrivals on arrivals.id = stock.arrival_id`,
  id: sql`stock.id`,
  columns: {
    title: sql`stock.title`,
    stage: sql`stock.stage`,
    received_at: sql`stock.received_at`,
    shopper: shopperName,
    warehouse: sql`stock.warehouse_id`,
    shelf: sql`nullif(stock.shelf, '')`,
    quantity: sql`stock.quantity`,
    weight: sql`stock.weight_grams`,
    value: sql`stock.value_fen`,
    tracking: sql`arrivals.tracking_number`,
    free_until: sql`stock.free_until`,
  },
  sorts: { received_at: { by: sql`stock.received_at`, type: 'timestamptz' } },
  filters: {
    stage: is('stock.stage'),
    warehouse: is('stock.warehouse_id'),
    shelf: (shelf) =>
      sql<boolean>`(stock.shelf <> '' and stock.shelf like ${beginning(shelf.trim().toUpperCase())})`,
    shopper: ofOwner('stock.shopper_id'),
  },
  day: sql`stock.received_at`,
  search: (words) => sql<string>`
    select s.id from arrivals a join stock_items s on s.arrival_id = a.id where a.tracking_number like ${beginning(words.toUpperCase())}
    union select id from stock_items where shelf <> '' and shelf like ${beginning(words.toUpperCase())}
    union select id from stock_items where shopper_id in (${shoppersFor(words)})
    union select s.id from orders o join order_items i on i.order_id = o.id join stock_items s on s.order_item_id = i.id
      where o.number like ${beginning(words.toUpperCase())}
    union select id from stock_items where title ilike ${containing(words)}`,
}
