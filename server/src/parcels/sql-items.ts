import { type Insertable, type RawBuilder, sql } from 'kysely'
import { goodsOfStock } from '../goods/public.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import type { PackedPieces, ParcelPhotos, PickShorts } from '../platform/database/tables.ts'

/** Puts things into a package. The database rejects a thing that is in another open package. */
export const insertParcelItems = (tx: Tx, parcelId: string, stockItemIds: readonly string[]) =>
  tx
    .insertInto('parcel_items')
    .values(stockItemIds.map((stock_item_id) => ({ parcel_id: parcelId, stock_item_id })))
    .execute()

/** Takes everything out of a package and returns the ids of the things. */
export async function releaseParcelItems(tx: Tx, parcelId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('parcel_items')
    .set({ open: false })
    .where('parcel_id', '=', parcelId)
    .where('open', '=', true)
    .returning('stock_item_id')
    .execute()
  return rows.map((row) => row.stock_item_id).toSorted()
}

/**
 * Sets how many pieces of a thing are in the box; `at` is the time once all of them are, otherwise null. The
 * caller has locked the package.
 */
export const markChecked = (tx: Tx, parcelId: string, stockItemId: string, pieces: number, at: Date | null) =>
  tx
    .updateTable('parcel_items')
    .set({ checked_pieces: pieces, checked_at: at })
    .where('parcel_id', '=', parcelId)
    .where('stock_item_id', '=', stockItemId)
    .execute()

export type ContentRow = Awaited<ReturnType<typeof listContents>>[number]

/** The contents of some packages, sorted by shelf, which is the order in which a picker walks. */
export const listContents = (db: Db, parcelIds: readonly string[]) => contents(db, parcelIds).execute()

/** The same with what staff see of each thing. */
export const listContentsForStaff = (db: Db, parcelIds: readonly string[]) =>
  contents(db, parcelIds)
    .select([
      'stock_items.warehouse_id',
      goodsOfStock.as('goods'),
      sql<{ reason: PickShorts['reason']; by: string; at: string } | null>`(
        select json_build_object('reason', reason, 'by', staff.name, 'at', reported_at)
        from pick_shorts join staff on staff.id = reported_by
        where pick_shorts.parcel_id = parcel_items.parcel_id
          and pick_shorts.stock_item_id = parcel_items.stock_item_id
          and checked_pieces < stock_items.quantity
      )`.as('short'),
    ])
    .execute()

const contents = (db: Db, parcelIds: readonly string[]) =>
  db
    .selectFrom('parcel_items')
    .innerJoin('stock_items', 'stock_items.id', 'parcel_items.stock_item_id')
    .innerJoin('arrivals', 'arrivals.id', 'stock_items.arrival_id')
    .leftJoin('order_items', 'order_items.id', 'stock_items.order_item_id')
    .leftJoin('orders', 'orders.id', 'order_items.order_id')
    .where('parcel_id', '=', sql<string>`any(${parcelIds}::uuid[])`)
    .select([
      'parcel_id',
      'stock_items.id as stock_item_id',
      'stock_items.order_item_id',
      'stock_items.title',
      'stock_items.title_latin',
      'order_items.options_latin',
      'order_items.options_text',
      'order_items.platform',
      'order_items.item_id',
      'order_items.own_name',
      'stock_items.machine_named',
      'stock_items.quantity',
      'stock_items.value_fen',
      'stock_items.category',
      'stock_items.weight_grams',
      'stock_items.length_mm',
      'stock_items.width_mm',
      'stock_items.height_mm',
      'stock_items.shelf',
      'stock_items.goods_number',
      'stock_items.labelled_pieces',
      'stock_items.free_until',
      'stock_items.held_at',
      'stock_items.hold_reason',
      'stock_items.problem',
      'stock_items.problem_note',
      'arrivals.tracking_number',
      'checked_at',
      'checked_pieces',
      'orders.id as order_id',
      'orders.number as order_number',
      'order_items.total_fen as ordered_fen',
      'order_items.quantity as ordered_quantity',
      'order_items.refunded_quantity',
      sql<string | null>`coalesce(order_items.image_file_id, (
        select file_id from stock_photos where stock_photos.stock_item_id = stock_items.id order by position limit 1
      ))`.as('image_file_id'),
      sql<string | null>`(
        select file_id from stock_photos where stock_photos.stock_item_id = stock_items.id order by position limit 1
      )`.as('photo_file_id'),
    ])
    .orderBy('stock_items.shelf')
    .orderBy('stock_items.id')

/** Whether staff hold one of the things in a package. */
export const hasHeldThing = (parcelId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from parcel_items item join stock_items on stock_items.id = item.stock_item_id
  where item.parcel_id = ${parcelId} and open and held_at is not null
)`

/** Whether staff hold one of the things in these packages. */
export async function haveHeldThings(db: Db, parcelIds: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('parcels')
    .where('id', 'in', [...parcelIds])
    .where(hasHeldThing(sql`parcels.id`))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a carrier is booked for a package, or a booking or its cancellation is in progress. */
export async function hasOpenShipment(db: Db, parcelId: string): Promise<boolean> {
  const row = await db
    .selectFrom('shipments')
    .where('parcel_id', '=', parcelId)
    .where('stage', 'in', ['asked', 'booked', 'cancelling'])
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The labelled pieces that are in a package's box. */
export const listPackedPieces = (db: Db, parcelId: string) =>
  db
    .selectFrom('packed_pieces')
    .where('parcel_id', '=', parcelId)
    .select(['stock_item_id', 'piece'])
    .orderBy('packed_at')
    .orderBy('piece')
    .execute()

/** Records that a labelled piece is in the box. The database rejects a duplicate. */
export const insertPackedPiece = (tx: Tx, packed: Insertable<PackedPieces>) =>
  tx.insertInto('packed_pieces').values(packed).execute()

/** Records that labelled pieces were taken out of the box. */
export const deletePackedPieces = (
  tx: Tx,
  parcelId: string,
  stockItemId: string,
  pieces: readonly number[],
) =>
  tx
    .deleteFrom('packed_pieces')
    .where('parcel_id', '=', parcelId)
    .where('stock_item_id', '=', stockItemId)
    .where('piece', 'in', [...pieces])
    .execute()

/**
 * For a scanned code that is not on the package's list: the shelf of its thing, and the open package that it
 * belongs to, if any.
 */
export const findWhereItBelongs = (db: Db, code: string, number: string, goodsNumber: number | null) =>
  db
    .selectFrom('stock_items')
    .innerJoin('arrivals', 'arrivals.id', 'stock_items.arrival_id')
    .leftJoin('parcel_items', (join) =>
      join.onRef('parcel_items.stock_item_id', '=', 'stock_items.id').on('parcel_items.open', '=', true),
    )
    .leftJoin('parcels', 'parcels.id', 'parcel_items.parcel_id')
    .where((where) =>
      where.or([
        where(sql<string>`stock_items.id::text`, '=', code.toLowerCase()),
        where('arrivals.tracking_number', '=', number),
        ...(goodsNumber === null ? [] : [where('stock_items.goods_number', '=', goodsNumber)]),
      ]),
    )
    .select(['stock_items.shelf', 'parcels.number as package_number'])
    .limit(1)
    .executeTakeFirst()

/** Stores the pictures of a locked package. The caller has checked that they are pictures. */
export async function insertParcelPhotos(tx: Tx, photos: Insertable<ParcelPhotos>[]): Promise<void> {
  if (photos.length > 0) await tx.insertInto('parcel_photos').values(photos).execute()
}

/** The media type of a stored video. */
export async function findVideoType(db: Db, fileId: string): Promise<string> {
  const { media_type } = await db
    .selectFrom('files')
    .where('id', '=', fileId)
    .select('media_type')
    .executeTakeFirstOrThrow()
  return media_type
}

/** The pictures of the packed package. */
export const listParcelPhotos = (db: Db, parcelId: string) =>
  db
    .selectFrom('parcel_photos')
    .innerJoin('files', 'files.id', 'parcel_photos.file_id')
    .where('parcel_id', '=', parcelId)
    .select(['file_id', 'files.width', 'files.height'])
    .orderBy('position')
    .execute()
