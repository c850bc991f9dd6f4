import { sql } from 'kysely'
import { isParcelOf, parcelActor, parcelTopics } from '../next-steps/public.ts'
import { beginning, parcelSearch, stockSearch } from '../search/public.ts'
import { type ListSource, byActor, is, ofOwner, shopperName } from './sql-source.ts'

/** The deadline for paying a package. */
const PARCEL_ACT_BY = sql<Date | null>`case
  when parcels.stage = 'pending_payment' then parcels.pay_by
  when parcels.stage = 'supplement_due' then (
    select pay_by from supplements where parcel_id = parcels.id and paid_at is null and cancelled_at is null
  )
end`

export const parcels: ListSource = {
  from: sql`parcels left join shoppers on shoppers.id = parcels.shopper_id`,
  id: sql`parcels.id`,
  columns: {
    number: sql`parcels.number`,
    stage: sql`parcels.stage`,
    actor: sql`(select ${parcelActor} from parcels parcel where parcel.id = parcels.id)`,
    stage_at: sql`parcels.stage_at`,
    act_by: PARCEL_ACT_BY,
    shopper: shopperName,
    country: sql`parcels.country`,
    line: sql`parcels.line_id`,
    warehouse: sql`parcels.warehouse_id`,
    weight: sql`coalesce(parcels.actual_grams, parcels.estimated_grams)`,
    fee: sql`coalesce(parcels.actual_fen, parcels.estimated_fen)`,
    tracking: sql`parcels.tracking_number`,
    created_at: sql`parcels.created_at`,
    paid_at: sql`parcels.paid_at`,
  },
  sorts: {
    stage_at: { by: sql`parcels.stage_at`, type: 'timestamptz' },
    created_at: { by: sql`parcels.created_at`, type: 'timestamptz' },
    act_by: {
      by: PARCEL_ACT_BY,
      type: 'timestamptz',
      only: sql`(parcels.stage in ('pending_payment', 'supplement_due') and ${PARCEL_ACT_BY} is not null)`,
    },
  },
  topics: parcelTopics,
  filters: {
    actor: byActor(
      (actor) => sql`parcels.id in (select parcel.id from parcels parcel where ${isParcelOf(actor)})`,
    ),
    stage: is('parcels.stage'),
    warehouse: is('parcels.warehouse_id'),
    country: (code) => sql<boolean>`parcels.country = ${code.toUpperCase()}`,
    line: is('parcels.line_id'),
    shopper: ofOwner('parcels.shopper_id'),
  },
  day: sql`parcels.stage_at`,
  begun: sql`parcels.created_at`,
  search: parcelSearch,
}

export const stock: ListSource = {
  from: sql`stock_items
    left join shoppers on shoppers.id = stock_items.shopper_id
    left join arrivals on arrivals.id = stock_items.arrival_id`,
  id: sql`stock_items.id`,
  columns: {
    title: sql`stock_items.title`,
    stage: sql`stock_items.stage`,
    received_at: sql`stock_items.received_at`,
    shopper: shopperName,
    warehouse: sql`stock_items.warehouse_id`,
    shelf: sql`nullif(stock_items.shelf, '')`,
    quantity: sql`stock_items.quantity`,
    weight: sql`stock_items.weight_grams`,
    value: sql`stock_items.value_fen`,
    tracking: sql`arrivals.tracking_number`,
    free_until: sql`stock_items.free_until`,
    hold: sql`stock_items.hold_reason`,
  },
  sorts: { received_at: { by: sql`stock_items.received_at`, type: 'timestamptz' } },
  filters: {
    stage: is('stock_items.stage'),
    hold: is('stock_items.hold_reason'),
    warehouse: is('stock_items.warehouse_id'),
    shelf: (shelf) =>
      sql<boolean>`(stock_items.shelf <> '' and stock_items.shelf like ${beginning(shelf.trim().toUpperCase())})`,
    shopper: ofOwner('stock_items.shopper_id'),
  },
  day: sql`stock_items.received_at`,
  search: stockSearch,
}
