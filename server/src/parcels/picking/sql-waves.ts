import type { Reason } from '@longhaul/domain/refusals.ts'
import type { SizeMm } from '@longhaul/domain/shipping/fee.ts'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { PickWaveBins, PickWaveParcels, PickWaves } from '../../platform/database/tables.ts'
import { hasHeldThing } from '../sql-items.ts'

/**
 * Locks the carts of a warehouse, so that waves are made one after the other. An advisory lock, because the
 * bins to be taken have no rows yet. Packages are locked before.
 */
export const lockCarts = (tx: Tx, warehouseId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`pick_waves ${warehouseId}`}, 0))`.execute(tx)

export type WaveRow = Awaited<ReturnType<typeof findWaves>>[number]

const waves = (db: Db) =>
  db
    .selectFrom('pick_waves')
    .leftJoin('staff', 'staff.id', 'pick_waves.picker_id')
    .selectAll('pick_waves')
    .select('staff.name as picker_name')

const findWaves = (db: Db, id: string) => waves(db).where('pick_waves.id', '=', id).execute()

export const findWave = async (db: Db, id: string): Promise<WaveRow | undefined> =>
  (await findWaves(db, id))[0]

/** The waves of a warehouse, or of all, that are under way or whose carts still hold packages. */
export const listOpenWaves = (db: Db, warehouseId: string | undefined): Promise<WaveRow[]> =>
  waves(db)
    .$if(warehouseId !== undefined, (query) => query.where('pick_waves.warehouse_id', '=', warehouseId!))
    .where((where) =>
      where.or([
        where('ended_at', 'is', null),
        where.exists(
          where
            .selectFrom('pick_wave_parcels')
            .whereRef('wave_id', '=', 'pick_waves.id')
            .where('left_at', 'is', null)
            .select('parcel_id'),
        ),
      ]),
    )
    .orderBy('pick_waves.number')
    .execute()

/** Locks a wave. Its packages are locked first. */
export const lockWave = (tx: Tx, id: string) =>
  tx.selectFrom('pick_waves').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/** The wave that a clerk has not handed over yet. */
export const findWaveOf = (db: Db, pickerId: string) =>
  db
    .selectFrom('pick_waves')
    .where('picker_id', '=', pickerId)
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst()

export const insertWave = (tx: Tx, wave: Insertable<PickWaves>) =>
  tx.insertInto('pick_waves').values(wave).returning(['id', 'number']).executeTakeFirstOrThrow()

/** Puts packages into the bins of a cart. The database refuses a package or a bin that is in use. */
export const insertWaveParcels = (tx: Tx, rows: Insertable<PickWaveParcels>[]) =>
  tx.insertInto('pick_wave_parcels').values(rows).execute()

/** Opens a further bin for a package. The database refuses one that is in use. */
export const insertWaveBin = (tx: Tx, row: Insertable<PickWaveBins>) =>
  tx.insertInto('pick_wave_bins').values(row).execute()

export const setPicker = (tx: Tx, id: string, pickerId: string) =>
  tx.updateTable('pick_waves').set({ picker_id: pickerId }).where('id', '=', id).execute()

/** Ends a wave. Packages of which nothing was picked or missed leave their bins. */
export async function endWave(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('pick_waves').set({ ended_at: now }).where('id', '=', id).execute()
  await sql`update pick_wave_parcels set left_at = ${now}
    where wave_id = ${id} and left_at is null
      and not exists (select from picks where picks.wave_id = ${id}
        and picks.parcel_id = pick_wave_parcels.parcel_id and back_at is null)
      and not exists (select from pick_shorts where pick_shorts.wave_id = ${id}
        and pick_shorts.parcel_id = pick_wave_parcels.parcel_id)`.execute(tx)
}

/** The bins of a cart that hold a package. */
export async function takenBins(db: Db, warehouseId: string, cart: number): Promise<number[]> {
  const rows = await db
    .selectFrom('pick_wave_bins')
    .where('warehouse_id', '=', warehouseId)
    .where('cart', '=', cart)
    .where('left_at', 'is', null)
    .select('bin')
    .execute()
  return rows.map(({ bin }) => bin)
}

/** Which of some packages are in a wave. */
export const listInWaves = (db: Db, parcelIds: readonly string[]) =>
  db
    .selectFrom('pick_wave_parcels')
    .where('parcel_id', 'in', [...parcelIds])
    .where('left_at', 'is', null)
    .select('parcel_id')
    .execute()

/**
 * Why the packing of a package cannot begin: it is in a wave whose cart was not handed over yet, or staff
 * hold one of its things. Null if it can.
 */
export async function whyNotBegin(db: Db, parcelId: string): Promise<Reason | null> {
  const { rows } = await sql<{ why: Reason | null }>`select case
    when exists (
      select from pick_wave_parcels join pick_waves on pick_waves.id = wave_id
      where parcel_id = ${parcelId} and left_at is null and ended_at is null
    ) then 'being_picked'
    when ${hasHeldThing(sql`${parcelId}::uuid`)} then 'goods_on_hold'
  end as why`.execute(db)
  return rows[0]!.why
}

/** Frees the bin of a cancelled package if nothing is in it; that goes back to a shelf first. */
export const leaveBin = (tx: Tx, parcelId: string, now: Date) =>
  sql`update pick_wave_parcels set left_at = ${now}
    where parcel_id = ${parcelId} and left_at is null
      and not exists (select from picks where picks.wave_id = pick_wave_parcels.wave_id
        and picks.parcel_id = ${parcelId} and back_at is null)`.execute(tx)

/**
 * Frees the bin of a package that was packed, and that of a cancelled one from which its things were taken:
 * they are in the box, and nobody can put them back.
 */
export const leaveBins = (tx: Tx, parcelId: string, now: Date) =>
  sql`
    with packed as (select stock_item_id from parcel_items where parcel_id = ${parcelId} and open),
    taken as (
      update picks set back_at = ${now}
      where stock_item_id in (select stock_item_id from packed) and parcel_id <> ${parcelId} and back_at is null
      returning wave_id, parcel_id
    )
    update pick_wave_parcels place set left_at = ${now}
    where left_at is null and (parcel_id = ${parcelId} or (wave_id, parcel_id) in (select * from taken)
      and (select stage from parcels where id = place.parcel_id) = 'cancelled'
      and not exists (select from picks where picks.wave_id = place.wave_id and picks.parcel_id = place.parcel_id
        and back_at is null and stock_item_id not in (select stock_item_id from packed)))`.execute(tx)

/**
 * The things in the box of a package that is cancelled: scanned into it, and not in a bin any more, where the
 * wave says what is put back.
 */
export async function listInBox(tx: Tx, parcelId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select item.stock_item_id as id from parcel_items item
    where item.parcel_id = ${parcelId} and item.checked_pieces > 0 and not exists (
      select from picks join pick_wave_parcels place using (wave_id, parcel_id)
      where picks.parcel_id = item.parcel_id and picks.stock_item_id = item.stock_item_id
        and picks.back_at is null and place.left_at is null
    )`.execute(tx)
  return rows.map((row) => row.id)
}

/** The bins of a package of a wave (`place`), its first one first. */
export const binsOfPlace = sql<number[]>`array(
  select more.bin from pick_wave_bins more
  where more.wave_id = place.wave_id and more.parcel_id = place.parcel_id
  order by more.bin <> place.bin, more.bin
)`

/** The sizes of the goods of a package. */
const sizesOf = (parcelId: RawBuilder<unknown>) => sql<(SizeMm | null)[]>`(
  select coalesce(json_agg(case when length_mm is not null then
    json_build_array(length_mm, width_mm, height_mm) end), '[]'::json)
  from parcel_items item join stock_items on stock_items.id = item.stock_item_id
  where item.parcel_id = ${parcelId} and open
)`

/** The packages of some waves by bin, with what of them is picked. */
export const listWaveParcels = (db: Db, waveIds: readonly string[]) =>
  db
    .selectFrom('pick_wave_parcels as place')
    .innerJoin('parcels', 'parcels.id', 'place.parcel_id')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'parcels.line_id')
    .innerJoin('countries', 'countries.code', 'parcels.country')
    .where('wave_id', '=', sql<string>`any(${waveIds}::uuid[])`)
    .select([
      'wave_id',
      'place.parcel_id',
      'bin',
      binsOfPlace.as('bins'),
      sizesOf(sql`place.parcel_id`).as('sizes'),
      sql<number[]>`array(select taken.bin from pick_wave_bins taken
        where taken.warehouse_id = place.warehouse_id and taken.cart = place.cart
          and taken.left_at is null)`.as('taken'),
      'left_at',
      'parcels.number',
      'parcels.stage',
      'shipping_lines.name as line_name',
      'countries.name as country_name',
      sql<number>`(select coalesce(sum(quantity), 0)::int from parcel_items item
        join stock_items on stock_items.id = item.stock_item_id
        where item.parcel_id = place.parcel_id and open)`.as('pieces'),
      sql<number>`(select coalesce(sum(pieces), 0)::int from picks
        join parcel_items item on item.parcel_id = picks.parcel_id
          and item.stock_item_id = picks.stock_item_id and open
        where picks.wave_id = place.wave_id and picks.parcel_id = place.parcel_id and back_at is null)`.as(
        'picked_pieces',
      ),
      sql<number>`(select count(*)::int from pick_shorts where pick_shorts.parcel_id = place.parcel_id
        and pick_shorts.wave_id = place.wave_id)`.as('short'),
      sql<number[]>`array(select goods_number from parcel_items item
        join stock_items on stock_items.id = item.stock_item_id
        where item.parcel_id = place.parcel_id and open)`.as('goods_numbers'),
    ])
    .orderBy('bin')
    .orderBy('left_at')
    .execute()

/** The most packages listed for a wave; further ones come with the next. */
const WAITING_MAX = 200

/**
 * Paid packages that are in no wave and of which staff hold nothing, of one warehouse or all, earliest
 * payment first.
 */
export const listWaiting = (db: Db, warehouseId: string | undefined) =>
  db
    .selectFrom('parcels')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'parcels.line_id')
    .innerJoin('countries', 'countries.code', 'parcels.country')
    .where('parcels.stage', '=', 'to_pick')
    .$if(warehouseId !== undefined, (query) => query.where('parcels.warehouse_id', '=', warehouseId!))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('pick_wave_parcels')
            .whereRef('parcel_id', '=', 'parcels.id')
            .where('left_at', 'is', null)
            .select('wave_id'),
        ),
      ),
    )
    .where(sql<boolean>`not ${hasHeldThing(sql`parcels.id`)}`)
    .select([
      'parcels.id',
      'parcels.number',
      'parcels.warehouse_id',
      'parcels.line_id',
      'parcels.paid_at',
      'parcels.stage_at',
      'parcels.estimated_grams',
      'parcels.remark',
      'shipping_lines.name as line_name',
      'countries.name as country_name',
      sql<number>`(select coalesce(sum(quantity), 0)::int from parcel_items item
        join stock_items on stock_items.id = item.stock_item_id
        where item.parcel_id = parcels.id and open)`.as('pieces'),
      sql<string[]>`array(select distinct shelf from parcel_items item
        join stock_items on stock_items.id = item.stock_item_id
        where item.parcel_id = parcels.id and open order by shelf)`.as('shelves'),
      sizesOf(sql`parcels.id`).as('sizes'),
    ])
    .orderBy('parcels.paid_at')
    .orderBy('parcels.id')
    .limit(WAITING_MAX)
    .execute()
