import { type Insertable, sql } from 'kysely'
import { goodsOfStock } from '../../goods/public.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { binsOfPlace } from './sql-waves.ts'
import type { PickShorts, Picks } from '../../platform/database/tables.ts'

export type ThingRow = Awaited<ReturnType<typeof listThings>>[number]

const thingsOf = (db: Db, waveId: string) =>
  db
    .selectFrom('pick_wave_parcels as place')
    .innerJoin('parcels', 'parcels.id', 'place.parcel_id')
    .innerJoin('parcel_items as item', (join) =>
      join.onRef('item.parcel_id', '=', 'place.parcel_id').on('item.open', '=', true),
    )
    .innerJoin('stock_items', 'stock_items.id', 'item.stock_item_id')
    .innerJoin('arrivals', 'arrivals.id', 'stock_items.arrival_id')
    .where('place.wave_id', '=', waveId)
    .where('place.left_at', 'is', null)
    .where('parcels.stage', 'in', ['to_pick', 'packing'])
    .select([
      ...STORED,
      'place.parcel_id',
      'place.bin',
      binsOfPlace.as('bins'),
      sql<number>`(select coalesce(sum(pieces), 0)::int from picks where ${isPicked})`.as('picked_pieces'),
      sql<number[]>`array(select piece from picks where ${isPicked} and piece is not null order by id)`.as(
        'picked_labels',
      ),
    ])

/** What the packages in the bins of a wave consist of, as scans know it, and what of it was picked. */
export const listScannable = (db: Db, waveId: string) => thingsOf(db, waveId).execute()

/** The same as people see it: with the goods, and why one could not be brought. */
export const listThings = (db: Db, waveId: string) =>
  thingsOf(db, waveId)
    .select([
      goodsOfStock.as('goods'),
      sql<{ reason: PickShorts['reason']; by: string; at: string } | null>`(
        select json_build_object('reason', reason, 'by', staff.name, 'at', reported_at)
        from pick_shorts join staff on staff.id = reported_by
        where pick_shorts.parcel_id = place.parcel_id and pick_shorts.stock_item_id = item.stock_item_id
      )`.as('short'),
    ])
    .execute()

const STORED = [
  'stock_items.id as stock_item_id',
  'stock_items.quantity',
  'stock_items.warehouse_id',
  'stock_items.shelf',
  'stock_items.goods_number',
  'stock_items.labelled_pieces',
  'stock_items.held_at',
  'arrivals.tracking_number',
] as const

const isPicked = sql`picks.wave_id = place.wave_id and picks.parcel_id = place.parcel_id
  and picks.stock_item_id = item.stock_item_id and back_at is null`

/** What lies in bins of a wave although it is no longer in the package of that bin. */
export const listToPutBack = (db: Db, waveId: string) =>
  db
    .selectFrom('picks')
    .innerJoin('pick_wave_parcels as place', (join) =>
      join
        .onRef('place.wave_id', '=', 'picks.wave_id')
        .onRef('place.parcel_id', '=', 'picks.parcel_id')
        .on('place.left_at', 'is', null),
    )
    .innerJoin('stock_items', 'stock_items.id', 'picks.stock_item_id')
    .innerJoin('arrivals', 'arrivals.id', 'stock_items.arrival_id')
    .where('picks.wave_id', '=', waveId)
    .where('picks.back_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('parcel_items')
            .whereRef('parcel_items.parcel_id', '=', 'picks.parcel_id')
            .whereRef('parcel_items.stock_item_id', '=', 'picks.stock_item_id')
            .where('parcel_items.open', '=', true)
            .select('parcel_items.parcel_id'),
        ),
      ),
    )
    .groupBy(['stock_items.id', 'arrivals.tracking_number', 'place.parcel_id', 'place.bin'])
    .select([
      ...STORED,
      'place.parcel_id',
      'place.bin',
      // Where its pieces lie, not every bin of the package.
      sql<number[]>`array_agg(distinct coalesce(picks.bin, place.bin))`.as('bins'),
      goodsOfStock.as('goods'),
      sql<number>`sum(picks.pieces)::int`.as('pieces'),
    ])
    .execute()

export const insertPick = (tx: Tx, pick: Insertable<Picks>) => tx.insertInto('picks').values(pick).execute()

/** A piece that is put into the bin of its new package is no longer in that of its old one. */
export const moveFromOtherBins = (
  tx: Tx,
  pick: { wave_id: string; parcel_id: string; stock_item_id: string; piece: number | null },
  now: Date,
) =>
  tx
    .updateTable('picks')
    .set({ back_at: now })
    .where('wave_id', '=', pick.wave_id)
    .where('stock_item_id', '=', pick.stock_item_id)
    .where('parcel_id', '<>', pick.parcel_id)
    .where('piece', 'is not distinct from', pick.piece)
    .where('back_at', 'is', null)
    .execute()

/** Takes the newest pick of these pieces back. False if there is none. */
export async function takePickBack(
  tx: Tx,
  pick: { wave_id: string; stock_item_id: string; piece: number | null; pieces: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('picks')
    .set({ back_at: now })
    .where('id', '=', (of) =>
      of
        .selectFrom('picks')
        .where('wave_id', '=', pick.wave_id)
        .where('stock_item_id', '=', pick.stock_item_id)
        .where('piece', 'is not distinct from', pick.piece)
        .where('pieces', '=', pick.pieces)
        .where('back_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(1)
        .select('id'),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Records that a thing cannot be brought; a later reason replaces an earlier one. */
export const saveShort = (tx: Tx, short: Insertable<PickShorts>) =>
  tx
    .insertInto('pick_shorts')
    .values(short)
    .onConflict((conflict) =>
      conflict.columns(['parcel_id', 'stock_item_id']).doUpdateSet({
        wave_id: short.wave_id,
        reason: short.reason,
        reported_by: short.reported_by,
        reported_at: short.reported_at,
      }),
    )
    .execute()

/** Records that a thing was found. */
export const deleteShort = (tx: Tx, parcelId: string, stockItemId: string) =>
  tx
    .deleteFrom('pick_shorts')
    .where('parcel_id', '=', parcelId)
    .where('stock_item_id', '=', stockItemId)
    .execute()
