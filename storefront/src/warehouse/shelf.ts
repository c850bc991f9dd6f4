import type { Reply } from '@longhaul/contract/routes.ts'
import { type Combinable, whyNotCombine } from '@longhaul/domain/parcels/combine.ts'
import { SOON_DAYS } from '@longhaul/domain/warehouse/storage.ts'

/** An item in the warehouse, as `GET /stock_items` returns it. */
export type StockItem = Reply<'GET /stock_items'>['items'][number]

/** Instead of ids in the address: nothing is ticked, by the shopper's own choice. */
export const NOTHING_TICKED = 'none'

export type Urgency = 'calm' | 'soon' | 'overdue'

/** How urgent an item's storage is; null where no days are counted (in a package, or not on a shelf yet). */
export function urgencyOf({ days_left: days }: Pick<StockItem, 'days_left'>): Urgency | null {
  if (days === null) return null
  return days < 0 ? 'overdue' : days <= SOON_DAYS ? 'soon' : 'calm'
}

/** Why an item cannot go into a package at all: the key of its sentence; null if it can. */
export type Obstacle =
  | 'received'
  | 'abnormal'
  | 'in_parcel'
  | 'storage_expired'
  | 'refund_open'
  | 'moving'
  | 'missing'
  | 'held'
  | 'photos'
  | 'disputed'

export function obstacleOf(item: StockItem): Obstacle | null {
  if (!whyNotCombine([toCombinable(item)])) return null
  if (item.stage === 'storage_expired' && item.missing) return 'missing'
  if ((item.stage === 'storage_expired' || item.stage === 'in_parcel') && item.hold) return 'held'
  if (item.stage === 'received' || item.stage === 'abnormal' || item.stage === 'storage_expired')
    return item.stage
  if (item.stage === 'in_stock' && item.moving_to) return 'moving'
  if (item.stage === 'in_stock' && item.missing) return 'missing'
  if (item.stage === 'in_stock' && item.hold) return 'held'
  if (item.stage === 'in_stock' && item.disputed) return 'disputed'
  if (item.stage === 'in_stock' && !item.refund_open && item.photo_order) return 'photos'
  return item.refund_open ? 'refund_open' : 'in_parcel'
}

/**
 * The fields of an item that the rule about combining uses. The stage from the wire is one of the domain's.
 */
const toCombinable = (item: StockItem): Combinable => ({
  stage: item.stage,
  warehouseId: item.warehouse_id,
  refundOpen: item.refund_open,
  moving: Boolean(item.moving_to),
  stop: item.missing ? 'missing' : item.hold ? 'held' : null,
  photosWaiting: Boolean(item.photo_order),
  disputed: Boolean(item.disputed),
})

/** The most urgent first; items of unknown urgency last, and equal ones in their given order. */
export const byUrgency = (items: readonly StockItem[]): StockItem[] =>
  items.toSorted((a, b) => (a.days_left ?? NO_HURRY) - (b.days_left ?? NO_HURRY))

const NO_HURRY = 1_000_000

/**
 * A shelf for display: by warehouse, the items that can be shipped and those that wait; warehouses where
 * nothing can be shipped come last.
 */
export type Shelf = {
  groups: { warehouseId: string; items: StockItem[]; waiting: StockItem[] }[]
  ready: StockItem[]
  notReady: StockItem[]
}

export function toShelf(items: readonly StockItem[]): Shelf {
  const ready = byUrgency(items.filter((item) => obstacleOf(item) === null))
  const notReady = byUrgency(items.filter((item) => obstacleOf(item) !== null))
  const warehouses = [...new Set([...ready, ...notReady].map((item) => item.warehouse_id))]
  const groups = warehouses.map((warehouseId) => ({
    warehouseId,
    items: ready.filter((item) => item.warehouse_id === warehouseId),
    waiting: notReady.filter((item) => item.warehouse_id === warehouseId),
  }))
  return { groups, ready, notReady }
}

/**
 * The suggestion of what to ship first: in the warehouse with the most urgent item, everything that is
 * overdue or has at most a week left; if nothing is urgent, everything there with the earliest last free day.
 */
export function expiringFirst({ ready }: Shelf): StockItem[] {
  const first = ready[0]
  if (!first || first.days_left === null) return []
  const limit = Math.max(first.days_left, SOON_DAYS)
  return ready.filter(
    (item) => item.warehouse_id === first.warehouse_id && item.days_left !== null && item.days_left <= limit,
  )
}

/** The total weight of several items, as far as they have been weighed. */
export const gramsOf = (items: readonly StockItem[]): number =>
  items.reduce((sum, item) => sum + (item.weight_grams ?? 0), 0)
