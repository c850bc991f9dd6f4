import { storageFee } from '@longhaul/domain/warehouse/storage-fee.ts'
import { type Ring, idsOf } from './ring.ts'
import { FREE_DAYS, LATE_CAP_FEN, LATE_FEN } from './true-values.ts'

const DAY_MS = 86_400_000

/** What a ring has on our shelves: how many things, and what their storage was worth, in fen. */
export type Shelf = { bought: number; forwarded: number; storageFen: number }

/**
 * Counts a ring's things, and the storage for which packages were billed or that is not due for the others.
 */
export async function shelfOf(ring: Ring): Promise<Shelf> {
  const shelf = { bought: 0, forwarded: 0, storageFen: 0 }
  const parcelItems = await listParcels(ring)
  for (const thing of await listThings(ring)) {
    const parcels = parcelItems.filter(({ stock_item_id }) => stock_item_id === thing.id)
    if (thing.stage !== 'shipped_abroad') shelf[thing.order_item_id ? 'bought' : 'forwarded'] += 1
    for (const [count, { shipped_at, created_at }] of parcels.entries())
      if (shipped_at) shelf.storageFen += worthUntil(thing, parcels.slice(0, count), created_at)
    if (thing.stage !== 'in_stock') continue
    const now = ring.world.clock.now()
    const dueFen = storageFee(thing, now, { lateFeeFenPerDay: LATE_FEN, lateFeeCapFen: LATE_CAP_FEN })
    shelf.storageFen += Math.max(0, worthUntil(thing, parcels, now) - dueFen)
  }
  return shelf
}

/**
 * What storage was worth until a moment, after the packages that the thing was in: the fee for each whole day
 * beyond the free ones since it was shelved or came back. Days in a paid package that was not sent are free,
 * but not in one that its shopper cancelled before it was packed.
 */
function worthUntil(thing: Thing, parcels: readonly Parcel[], until: Date): number {
  const cameBack = parcels.findLastIndex(({ stage }) => stage === 'returned')
  const since = (parcels[cameBack]?.stage_at ?? thing.stocked_at).getTime()
  const pausedMs = parcels
    .slice(cameBack + 1)
    .filter(
      ({ stage, closed_by, packed_at }) => stage === 'cancelled' && (closed_by !== 'shopper' || packed_at),
    )
    .filter(({ paid_at }) => paid_at !== null)
    .reduce((total, { paid_at, stage_at }) => total + Math.max(0, stage_at.getTime() - paid_at!.getTime()), 0)
  const days = Math.floor((until.getTime() - since - pausedMs) / DAY_MS) - FREE_DAYS
  return Math.min(Math.max(0, days) * LATE_FEN, LATE_CAP_FEN)
}

const listThings = (ring: Ring) =>
  ring.world.db
    .selectFrom('stock_items')
    .where('shopper_id', 'in', idsOf(ring))
    .where('stage', 'in', ['in_stock', 'in_parcel', 'shipped_abroad'])
    .select(['id', 'stage', 'order_item_id', 'free_until', 'stocked_at'])
    .$narrowType<{ stocked_at: Date }>()
    .execute()
type Thing = Awaited<ReturnType<typeof listThings>>[number]

/** The ring's packages in the order in which they began, once for each thing in them. */
async function listParcels(ring: Ring) {
  const parcels = await ring.world.db
    .selectFrom('parcels')
    .innerJoin('parcel_items', 'parcel_id', 'parcels.id')
    .where('shopper_id', 'in', idsOf(ring))
    .selectAll('parcels')
    .select('stock_item_id')
    .execute()
  return parcels.toSorted((one, other) => ring.parcelIds.indexOf(one.id) - ring.parcelIds.indexOf(other.id))
}
type Parcel = Awaited<ReturnType<typeof listParcels>>[number]
