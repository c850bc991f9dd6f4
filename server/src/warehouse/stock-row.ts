import type { Photo } from '@longhaul/contract/orders.ts'
import type { StockRow } from '@longhaul/contract/warehouse.staff.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import type { Db } from '../platform/db.ts'
import { found } from '../platform/refusal.ts'
import type { World } from '../platform/world.ts'
import { type StaffStockRow, findStockRow } from './sql-lists.ts'
import { type StockPhoto, listStockPhotos } from './sql.ts'

type Reading = { tx: Db; world: World; now: Date }

/** One thing in the warehouse as staff see it, or `not_found`. */
export async function readStockRow(reading: Reading, id: string): Promise<Static<typeof StockRow>> {
  const [row] = await toStockRows(reading, [found(await findStockRow(reading.tx, id))])
  return found(row)
}

/** Things in the warehouse with their pictures, as staff see them. */
export async function toStockRows(
  { tx, world, now }: Reading,
  rows: readonly StaffStockRow[],
): Promise<Static<typeof StockRow>[]> {
  const photos = await listStockPhotos(
    tx,
    rows.map((row) => row.id),
  )
  return rows.map((row) => {
    const own = photos.filter((photo) => photo.stock_item_id === row.id)
    return {
      id: row.id,
      stage: row.stage,
      title: row.title,
      image: imageUrl(world, row.image_file_id ?? own[0]?.file_id ?? null, now),
      options_text: row.options_text ?? '',
      quantity: row.quantity,
      shopper_id: row.shopper_id,
      shopper_name: row.shopper_name,
      shopper_code: row.shopper_code,
      order_number: row.order_number,
      order_item_id: row.order_item_id,
      inbound_id: row.inbound_id,
      tracking_number: row.tracking_number,
      warehouse_id: row.warehouse_id,
      category: row.category,
      weight_grams: row.weight_grams,
      size_mm: row.length_mm === null ? null : [row.length_mm, row.width_mm!, row.height_mm!],
      shelf: row.shelf,
      photo_shots: row.photo_shots ?? 0,
      photo_remark: row.photo_remark ?? '',
      photos: toPhotos(world, own, now),
      problem: row.problem,
      problem_note: row.problem_note,
      received_at: row.received_at.toISOString(),
      stocked_at: row.stocked_at?.toISOString() ?? null,
      free_until: row.free_until?.toISOString() ?? null,
    }
  })
}

/** Pictures of something, with addresses to see them at. */
export const toPhotos = (world: World, photos: readonly StockPhoto[], now: Date): Static<typeof Photo>[] =>
  photos.map((photo) => ({
    id: photo.id,
    url: imageUrl(world, photo.file_id, now) ?? '',
    width: photo.width ?? 0,
    height: photo.height ?? 0,
    kind: photo.kind,
  }))
