import { storageFee } from '@longhaul/domain/warehouse/storage-fee.ts'
import { type Ring, idsOf } from './ring.ts'
import { FREE_DAYS, LATE_CAP_FEN, LATE_FEN } from './true-values.ts'

const DAY_MS = 86_400_000

/** What a ring has on our shelves: how many things, and storage that is lost to the house, in fen. */
export type Shelf = { bought: number; forwarded: number; lostFen: number }

/**
 * Counts a ring's things and compares the storage that each was worth with what was billed or is due for it.
 */
export async function shelfOf(ring: Ring): Promise<Shelf> {
  const shelf = { bought: 0, forwarded: 0, lostFen: 0 }
  const all = await listParcels(ring)
  for (const thing of await listThings(ring)) {
    const parcels = all.filter(({ stock_item_id }) => stock_item_id === thing.id)
    if (thing.stage !== 'shipped_abroad') shelf[thing.order_item_id ? 'bought' : 'forwarded'] += 1
    for (const parcel of parcels.filter(({ shipped_at }) => shipped_at !== null))
      shelf.lostFen += Math.max(0, worthUntil(thing, parcels, parcel.created_at) - billedStorage(parcel))
    if (thing.stage !== 'in_stock') continue
    const now = ring.world.clock.now()
    const dueFen = storageFee(thing, now, { lateFeeFenPerDay: LATE_FEN, lateFeeCapFen: LATE_CAP_FEN })
    shelf.lostFen += Math.max(0, worthUntil(thing, parcels, now) - dueFen)
  }
  return shelf
}

/**
 * What storage was worth until a moment: the fee for each whole day beyond the free ones since it was shelved
 * or came back. Days in a paid package that was not sent are free, but not in one that its shopper cancelled
 * before it was packed.
 */
function worthUntil(thing: Thing, parcels: readonly Parcel[], until: Date): number {
  const returns = parcels.filter(({ stage, stage_at }) => stage === 'returned' && stage_at <= until)
  const since = Math.max(thing.stocked_at.getTime(), ...returns.map(({ stage_at }) => stage_at.getTime()))
  const pausedMs = parcels
    .filter(
      ({ paid_at, created_at }) => paid_at !== null && created_at.getTime() >= since && created_at < until,
    )
    .filter(
      ({ stage, closed_by, packed_at }) => stage === 'cancelled' && (closed_by !== 'shopper' || packed_at),
    )
    .reduce((total, { paid_at, stage_at }) => total + Math.max(0, stage_at.getTime() - paid_at!.getTime()), 0)
  const days = Math.floor((until.getTime() - since - pausedMs) / DAY_MS) - FREE_DAYS
  return Math.min(Math.max(0, days) * LATE_FEN, LATE_CAP_FEN)
}

const billedStorage = ({ estimated_fees }: Parcel): number =>
  estimated_fees.find(({ kind }) => kind === 'late_storage')?.feeFen ?? 0

const listThings = (ring: Ring) =>
  ring.world.db
    .selectFrom('stock_items')
    .where('shopper_id', 'in', idsOf(ring))
    .where('stage', 'in', ['in_stock', 'in_parcel', 'shipped_abroad'])
    .select(['id', 'stage', 'order_item_id', 'free_until', 'stocked_at'])
    .$narrowType<{ stocked_at: Date }>()
    .execute()
type Thing = Awaited<ReturnType<typeof listThings>>[number]

const listParcels = (ring: Ring) =>
  ring.world.db
    .selectFrom('parcels')
    .innerJoin('parcel_items', 'parcel_id', 'parcels.id')
    .where('shopper_id', 'in', idsOf(ring))
    .selectAll('parcels')
    .select('stock_item_id')
    .execute()
type Parcel = Awaited<ReturnType<typeof listParcels>>[number]
