import { type Ring, idsOf } from './ring.ts'
import { FORWARDED_FEN, PRICE_FEN, freightFen } from './true-values.ts'

/* What carriers really lost or damaged, and so what claims may pay without a loss of the house. */

/** What claims paid to a ring, as far as it was insured or is carriage for nothing. */
export async function rightlyPaid(ring: Ring): Promise<number> {
  const [parcels, things, claims] = [await listParcels(ring), await listThings(ring), await listPaid(ring)]
  const paidBefore = new Map<string, number>()
  let total = 0
  for (const parcel of parcels) {
    const inside = things
      .filter(({ parcel_id }) => parcel_id === parcel.id)
      .map((thing) => ({ ...thing, worth: worthOf(thing) - (paidBefore.get(thing.id) ?? 0) }))
    const worth = sum(inside.map((thing) => thing.worth))
    const dueOf = (thing: (typeof inside)[number]) =>
      worth === 0
        ? 0
        : (Math.min(parcel.insured_fen, worth) * thing.worth * lostShare(ring, parcel, thing)) / worth
    const paid = claims.filter(({ parcel_id }) => parcel_id === parcel.id)
    const due = sum(inside.map(dueOf))
    const paidShare = due === 0 ? 0 : Math.min(1, sum(paid.map(({ goods_fen }) => goods_fen!)) / due)
    for (const thing of inside) {
      const fen = dueOf(thing) * paidShare
      paidBefore.set(thing.id, (paidBefore.get(thing.id) ?? 0) + fen)
      if (!isOursAgain(thing)) total += fen
    }
    const isForNothing =
      parcel.return_cause === 'carrier' || inside.every((thing) => lostShare(ring, parcel, thing) === 1)
    if (isForNothing)
      total += Math.min(freightFen(parcel.actual_grams!), sum(paid.map(({ freight_fen }) => freight_fen!)))
  }
  return Math.floor(total)
}

const worthOf = ({ order_item_id }: Thing): number => (order_item_id ? PRICE_FEN : FORWARDED_FEN)

/** What was bought and is the house's again counts as given back, not as lost. */
const isOursAgain = ({ stage, order_item_id }: Thing): boolean =>
  stage === 'refunded' && order_item_id !== null

/**
 * The share of a thing's worth that its owner lost on the way. What turned up after all of it was paid is the
 * house's, which has it for what it paid.
 */
const lostShare = (ring: Ring, parcel: Parcel, { id, stage }: Pick<Thing, 'id' | 'stage'>): number =>
  parcel.stage === 'lost' || (parcel.return_cause === 'carrier' && stage === 'refunded')
    ? 1
    : (ring.damages.get(`${parcel.id} ${id}`) ?? 0) / 1000

const listParcels = (ring: Ring) =>
  ring.world.db
    .selectFrom('parcels')
    .where('shopper_id', 'in', idsOf(ring))
    .where('shipped_at', 'is not', null)
    .orderBy('shipped_at')
    .select(['id', 'stage', 'insured_fen', 'actual_grams', 'return_cause'])
    .execute()
type Parcel = Awaited<ReturnType<typeof listParcels>>[number]

const listThings = (ring: Ring) =>
  ring.world.db
    .selectFrom('parcel_items')
    .innerJoin('stock_items', 'stock_items.id', 'stock_item_id')
    .where('shopper_id', 'in', idsOf(ring))
    .select(['parcel_id', 'stock_items.id', 'order_item_id', 'stage'])
    .execute()
type Thing = Awaited<ReturnType<typeof listThings>>[number]

const listPaid = (ring: Ring) =>
  ring.world.db
    .selectFrom('parcel_claims')
    .where('shopper_id', 'in', idsOf(ring))
    .where('stage', '=', 'paid')
    .select(['parcel_id', 'goods_fen', 'freight_fen'])
    .execute()

const sum = (list: readonly number[]) => list.reduce((total, fen) => total + fen, 0)
