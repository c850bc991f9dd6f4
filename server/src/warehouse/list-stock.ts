import { type StockItem, listStock as route } from '@longhaul/contract/warehouse/warehouse.ts'
import { storageFee } from '@longhaul/domain/warehouse/storage-fee.ts'
import { HERE } from '@longhaul/domain/warehouse/here.ts'
import { SOON_DAYS } from '@longhaul/domain/warehouse/storage.ts'
import type { Static } from 'typebox'
import { namesOf, toShopperHold } from '../goods/public.ts'
import { imageUrl } from '../files/public.ts'
import { type Deciding, stepOfShelf, toWireStep } from '../next-steps/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { pageSize } from '../platform/http/cursor.ts'
import type { World } from '../platform/world.ts'
import { type Settings, readSettings } from '../site/public.ts'
import { type OwnStockRow, countOwnStock, listOwnStock } from './sql-shelf.ts'
import { decodePlace, encodePlace } from './shelf-place.ts'
import { type StockPhoto, listStockPhotos } from './sql.ts'
import { listPhotoOrders } from './photos/sql-photo-orders.ts'
import { toPhotoOrder, toPhotos } from './stock-row.ts'
import { listOpenNotices } from './storage/sql-disposal.ts'
import { listOpenTransfers } from './storage/sql-transfers.ts'
import { freeDaysLeft, freeDaysOf, freeUntil } from './storage-days.ts'

export const listStockAction = readAction(route, listStock, { fromReplica: true })

/** The shopper's stock in the warehouse, most urgent first, with counts. */
async function listStock({ db, me, query, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const settings = await readSettings(db)
  const size = pageSize(query.limit)
  const named = query.ids?.split(',')
  const found = await listOwnStock(db, me.id, {
    stages: STAGES[query.stage ?? 'all'],
    ids: named,
    after: decodePlace(query.cursor),
    limit: size + 1,
  })
  const rows = named ? found : found.slice(0, size)
  const last = found.length > rows.length ? rows.at(-1) : undefined
  const ids = rows.map((row) => row.id)
  const photos = await listStockPhotos(db, ids)
  const transfers = await listOpenTransfers(db, ids)
  const orders = await listPhotoOrders(db, ids)
  const notices = await listOpenNotices(db, ids)
  return {
    next_cursor: last ? encodePlace(last) : null,
    counts: await countOwnStock(db, me.id, freeUntil(now, SOON_DAYS + 1)),
    items: rows.map((row) => {
      const isOf = (entry: { stock_item_id: string }) => entry.stock_item_id === row.id
      return toItem(
        row,
        {
          photos: photos.filter(isOf),
          transfer: transfers.find(isOf),
          order: orders.find(isOf),
          disposalFrom: notices.find(isOf)?.dispose_from,
        },
        { world, settings, now },
      )
    }),
  }
}

const STAGES = {
  in_stock: ['in_stock'],
  in_parcel: ['in_parcel'],
  all: HERE,
} as const

/**
 * Further facts about a stock item: its pictures, current transfer, open photo order, and disposal notice.
 */
type Around = {
  photos: readonly StockPhoto[]
  transfer: { to_warehouse: string } | undefined
  order: Awaited<ReturnType<typeof listPhotoOrders>>[number] | undefined
  disposalFrom: Date | undefined
}

function toItem(
  row: OwnStockRow,
  { photos, transfer, order, disposalFrom }: Around,
  { world, settings, now }: { world: World; settings: Settings; now: Date },
): Static<typeof StockItem> {
  // Days in a parcel, on the way to another warehouse, while it is looked for or on hold do not count.
  const kept = row.stage === 'in_stock' || row.stage === 'storage_expired'
  const stoppedAt = row.storage_stopped_at
  const step = stepOf(
    row,
    {
      moving: transfer !== undefined,
      stop: row.stop,
      photos_waiting: order !== undefined,
      disposal_from: disposalFrom ?? null,
    },
    { settings, now },
  )
  return {
    id: row.id,
    stage: row.stage,
    title: row.title,
    ...namesOf(row),
    quantity: row.quantity,
    value_fen: row.value_fen,
    category: row.category,
    warehouse_id: row.warehouse_id,
    order_id: row.order_id,
    order_number: row.order_number,
    order_item_id: row.order_item_id,
    image: imageUrl(world, row.image_file_id ?? photos[0]?.file_id ?? null, now),
    weight_grams: row.weight_grams,
    size_mm: row.length_mm === null ? null : [row.length_mm, row.width_mm!, row.height_mm!],
    photos: toPhotos(world, photos, now),
    problem: row.problem,
    stocked_at: row.stocked_at?.toISOString() ?? null,
    free_until: row.free_until?.toISOString() ?? null,
    days_left: kept && !stoppedAt && row.free_until ? freeDaysLeft(row.free_until, now) : null,
    free_days: freeDaysOf(row),
    late_fee_fen: kept ? storageFee(row, stoppedAt ?? now, settings) : 0,
    refund_deadline_at: row.refund_deadline_at?.toISOString() ?? null,
    refund_open: row.refund_open,
    next: step && toWireStep(step),
    photo_order: toPhotoOrder(order),
    moving_to: transfer?.to_warehouse ?? null,
    disputed: row.disputed_at !== null,
    missing: row.stop === 'missing',
    hold: toShopperHold(row),
    disposal_from: disposalFrom?.toISOString() ?? null,
    listing_image: imageUrl(world, row.image_file_id, now),
    options_text: row.options_text ?? '',
    problem_note: row.problem_note,
    accepted_at: row.accepted_at?.toISOString() ?? null,
    returned: row.returned,
  }
}

/** The next step; null for goods that are not shelved or whose refund is open. */
const stepOf = (
  row: OwnStockRow,
  around: Omit<Parameters<typeof stepOfShelf>[1], 'free_until'>,
  deciding: Deciding,
) =>
  (row.stage === 'in_stock' || row.stage === 'storage_expired') && !row.refund_open
    ? stepOfShelf(row.stage, { free_until: row.free_until, ...around }, deciding)
    : null
