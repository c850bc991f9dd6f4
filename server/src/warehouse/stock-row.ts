import type { Photo, PhotoOrder } from '@longhaul/contract/orders/orders.ts'
import type { StockRow } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { storageFee } from '@longhaul/domain/warehouse/storage-fee.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import type { Db } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toStaffGoods } from '../goods/public.ts'
import type { World } from '../platform/world.ts'
import { readSettings } from '../site/public.ts'
import { listPhotoOrders } from './photos/sql-photo-orders.ts'
import { listLastReminders, listOpenNotices } from './storage/sql-disposal.ts'
import { listOpenTransfers } from './storage/sql-transfers.ts'
import { type StaffStockRow, findStockRow } from './sql-lists.ts'
import { type StockPhoto, listStockPhotos } from './sql.ts'

type Reading = { db: Db; world: World; now: Date }

/** One stock item as staff see it; refuses with `not_found`. */
export async function readStockRow(reading: Reading, id: string): Promise<Static<typeof StockRow>> {
  const [row] = await toStockRows(reading, [orNotFound(await findStockRow(reading.db, id))])
  return orNotFound(row)
}

/** Stock items with their pictures, as staff see them. */
export async function toStockRows(
  { db, world, now }: Reading,
  rows: readonly StaffStockRow[],
): Promise<Static<typeof StockRow>[]> {
  const ids = rows.map((row) => row.id)
  const photos = await listStockPhotos(db, ids)
  // Goods that were never shelved have none of these, which saves the dock four queries.
  const lay = rows.filter((row) => row.stocked_at !== null).map((row) => row.id)
  const transfers = await listOpenTransfers(db, lay)
  const notices = await listOpenNotices(db, lay)
  const reminders = await listLastReminders(db, lay)
  const orders = await listPhotoOrders(db, lay)
  const settings = await readSettings(db)
  return rows.map((row) => {
    const own = photos.filter((photo) => photo.stock_item_id === row.id)
    const transfer = transfers.find((transfer) => transfer.stock_item_id === row.id)
    const notice = notices.find((notice) => notice.stock_item_id === row.id)
    const order = orders.find((order) => order.stock_item_id === row.id)
    const counting = row.stage === 'in_stock' || row.stage === 'storage_expired'
    return {
      id: row.id,
      goods_number: goodsNumberText(row.goods_number),
      labelled_pieces: row.labelled_pieces,
      stage: row.stage,
      ...toStaffGoods(world, row.goods, now),
      shopper_id: row.shopper_id,
      shopper_name: row.shopper_name,
      shopper_code: row.shopper_code,
      shopper_lang: row.shopper_lang,
      order_number: row.order_number,
      order_item_id: row.order_item_id,
      inbound_id: row.inbound_id,
      tracking_number: row.tracking_number,
      warehouse_id: row.warehouse_id,
      category: row.category,
      weight_grams: row.weight_grams,
      size_mm: row.length_mm === null ? null : [row.length_mm, row.width_mm!, row.height_mm!],
      last_size_mm: row.last_size_mm ?? null,
      shelf: row.shelf,
      photo_shots: row.photo_shots ?? 0,
      photo_remark: row.photo_remark ?? '',
      photos: toPhotos(world, own, now).map((photo, at) => ({ ...photo, held_back: own[at]!.held_back })),
      photo_order: toPhotoOrder(order),
      refund_pieces: row.refund_pieces,
      received_at: row.received_at.toISOString(),
      stocked_at: row.stocked_at?.toISOString() ?? null,
      free_until: row.free_until?.toISOString() ?? null,
      late_fee_fen: counting ? storageFee(row, row.storage_stopped_at ?? now, settings) : 0,
      reminded_days_left: reminders.find((reminder) => reminder.stock_item_id === row.id)?.days_left ?? null,
      moving: toMoving(transfer),
      disposal: notice
        ? {
            reason: notice.reason,
            dispose_from: notice.dispose_from.toISOString(),
            told_at: notice.created_at.toISOString(),
            disposed_at: notice.disposed_at?.toISOString() ?? null,
          }
        : null,
    }
  })
}

const toMoving = (transfer: Awaited<ReturnType<typeof listOpenTransfers>>[number] | undefined) =>
  transfer
    ? {
        to_warehouse: transfer.to_warehouse,
        reason: transfer.reason,
        sent_at: transfer.sent_at.toISOString(),
      }
    : null

/** An open photo order in wire format. */
export const toPhotoOrder = (
  order: Awaited<ReturnType<typeof listPhotoOrders>>[number] | undefined,
): Static<typeof PhotoOrder> | null =>
  order
    ? {
        stock_item_id: order.stock_item_id,
        shots: order.shots,
        taken: order.taken,
        remark: order.remark,
        fee_fen: order.fee_fen,
        created_at: order.created_at.toISOString(),
      }
    : null

/** Pictures with their addresses, in wire format. */
export const toPhotos = (world: World, photos: readonly StockPhoto[], now: Date): Static<typeof Photo>[] =>
  photos.map((photo) => ({
    id: photo.id,
    url: imageUrl(world, photo.file_id, now) ?? '',
    width: photo.width ?? 0,
    height: photo.height ?? 0,
    kind: photo.kind,
    shows: photo.shows,
    flaw: photo.flaw,
    note: photo.note,
  }))
