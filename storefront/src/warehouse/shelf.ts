import type { Reply } from '@longhaul/contract/routes.ts'
import { type Combinable, whyNotCombine } from '@longhaul/domain/parcels/combine.ts'

/** One thing in the warehouse, as `GET /stock_items` gives it. */
export type StockItem = Reply<'GET /stock_items'>['items'][number]

/** Free days that are left when the storage of an item turns amber. */
export const SOON_DAYS = 7

export type Urgency = 'calm' | 'soon' | 'overdue'

/** How much an item's storage presses; null where the days do not count (in a package, not on a shelf yet). */
export function urgencyOf({ days_left: days }: Pick<StockItem, 'days_left'>): Urgency | null {
  if (days === null) return null
  return days < 0 ? 'overdue' : days <= SOON_DAYS ? 'soon' : 'calm'
}

/** Why an item cannot go into a package at all: the key of its sentence, null when it can. */
export type Obstacle =
  | 'received'
  | 'abnormal'
  | 'in_parcel'
  | 'storage_expired'
  | 'refund_open'
  | 'moving'
  | 'photos'

export function obstacleOf(item: StockItem): Obstacle | null {
  if (!whyNotCombine([toCombinable(item)])) return null
  if (item.stage === 'received' || item.stage === 'abnormal' || item.stage === 'storage_expired')
    return item.stage
  if (item.stage === 'in_stock' && item.moving_to) return 'moving'
  if (item.stage === 'in_stock' && !item.refund_open && item.photo_order) return 'photos'
  return item.refund_open ? 'refund_open' : 'in_parcel'
}

/** What the rule about combining reads of an item. The wire's stage is one of the domain's. */
const toCombinable = (item: StockItem): Combinable => ({
  stage: item.stage,
  warehouseId: item.warehouse_id,
  refundOpen: item.refund_open,
  moving: Boolean(item.moving_to),
  photosWaiting: Boolean(item.photo_order),
})

/** The most urgent first; what cannot be told comes last, and what is equal stays as it came. */
export const byUrgency = (items: readonly StockItem[]): StockItem[] =>
  items.toSorted((a, b) => (a.days_left ?? NO_HURRY) - (b.days_left ?? NO_HURRY))

const NO_HURRY = 1_000_000

/** A shelf as it is shown: by warehouse what can be shipped and what waits; warehouses where nothing can be shipped come last. */
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
 * What to ship first: of the warehouse with the most urgent item everything that is overdue or has at most a week left; if nothing presses,
 * everything there that shares the first last free day.
 */
export function expiringFirst({ ready }: Shelf): StockItem[] {
  const first = ready[0]
  if (!first || first.days_left === null) return []
  const limit = Math.max(first.days_left, SOON_DAYS)
  return ready.filter(
    (item) => item.warehouse_id === first.warehouse_id && item.days_left !== null && item.days_left <= limit,
  )
}

/** What several things weigh together, as far as they have been weighed. */
export const gramsOf = (items: readonly StockItem[]): number =>
  items.reduce((sum, item) => sum + (item.weight_grams ?? 0), 0)
