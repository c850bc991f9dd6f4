import { CallError } from '@longhaul/contract/client.ts'
import type { ParcelStage } from '@longhaul/domain/parcels/stages.ts'
import * as given from '../given.ts'
import { topUp } from './money-acts.ts'
import { aCoupon } from './order-acts.ts'
import { type Act, NOTHING, type Ring, idsOf, ownerOf, pickOf, shopper } from './ring.ts'
import { FORWARDED_FEN, PACKED_GRAMS, PRICE_FEN, RETURN_FREIGHT_FEN } from './true-values.ts'

/*
 * Packages of one thing each, from the shelf to the door and back. What staff and carriers do here they do
 * honestly.
 */

export const PARCEL_ACTS = {
  /** Goods that the ring bought elsewhere arrive. */
  forward: (ring) =>
    given.stock(ring.world, shopper(ring), ring.crew.packer, { inbound: { value_fen: FORWARDED_FEN } }),
  parcel: async (ring, n) => {
    const thing = await aThing(ring, n)
    if (!thing) return NOTHING
    const coupon_id = n % 3 ? undefined : await aCoupon(ring, n, 'shipping')
    const me = shopper(ring)
    const [known] = (await me.call('GET /addresses')).addresses
    const { id: address_id } = known ?? (await given.anAddressInSingapore(me))
    const { id } = await given.aParcel(me, [thing.id], {
      address_id,
      insured_fen: thing.order_item_id !== null && n % 2 ? PRICE_FEN : 0,
      ...(coupon_id ? { coupon_id } : {}),
    })
    ring.parcelIds.push(id)
    return id
  },
  payParcel: async (ring, n) => {
    const parcel = await aParcelAt(ring, n, 'pending_payment')
    if (!parcel) return NOTHING
    const body = { parcel_id: parcel.id }
    const { total_fen } = await parcel.owner.call('POST /payments/preview', { body })
    await topUp(ring, parcel.owner, total_fen)
    return await given.payParcel(parcel.owner, { id: parcel.id, total_fen })
  },
  cancelParcel: async (ring, n) => {
    const parcel = await aParcelAt(ring, n, 'pending_payment', 'to_pick', 'supplement_due')
    if (!parcel) return NOTHING
    return await parcel.owner.call('POST /parcels/{id}/cancel', { params: { id: parcel.id }, body: {} })
  },
  pack: async (ring, n) => {
    const parcel = await aParcelAt(ring, n, 'to_pick')
    if (!parcel) return NOTHING
    await given.pickAll(ring.crew.packer, parcel.id)
    return await given.pack(ring.crew.packer, parcel.id, { grams: pickOf(PACKED_GRAMS, n)! })
  },
  handOver: async (ring, n) => {
    const parcel = await aParcelAt(ring, n, 'to_ship')
    return parcel ? await given.ship(ring.crew.packer, parcel.id) : NOTHING
  },
  deliver: async (ring, n) => {
    const parcel = await aParcelAt(ring, n, 'in_transit')
    return parcel ? await given.trackingUpdate(ring.crew.packer, parcel.id, 'delivered') : NOTHING
  },
  confirm: async (ring, n) => {
    const parcel = await aParcelAt(ring, n, 'in_transit', 'delivered')
    if (!parcel) return NOTHING
    return await parcel.owner.call('POST /parcels/{id}/confirm_receipt', {
      params: { id: parcel.id },
      body: {},
    })
  },
  /** The ring does not take the package, and the carrier brings it back. */
  refuse: async (ring, n) => {
    const parcel = await aParcelAt(ring, n, 'in_transit', 'exception')
    if (!parcel) return NOTHING
    return await ring.crew.packer.call('POST /staff/parcels/{id}/come_back', {
      params: { id: parcel.id },
      body: {
        cause: n % 2 ? 'refused' : 'not_collected',
        freight_fen: RETURN_FREIGHT_FEN,
        note: '',
      },
    })
  },
  goMissing: async (ring, n) => {
    const parcel = await aParcelAt(ring, n, 'in_transit')
    return parcel ? await given.trackingUpdate(ring.crew.packer, parcel.id, 'lost') : NOTHING
  },
  /** A package that was written off is found, and the carrier brings it back at its own expense. */
  turnUp: async (ring, n) => {
    const parcel = await aParcelAt(ring, n, 'lost')
    if (!parcel) return NOTHING
    return await ring.crew.packer.call('POST /staff/parcels/{id}/come_back', {
      params: { id: parcel.id },
      body: { cause: 'carrier', freight_fen: 0, note: '' },
    })
  },
  /** Says that a package is lost, whether it is or not. */
  claim: async (ring, n) => {
    const parcel = await aParcelAt(ring, n, 'in_transit', 'exception', 'delivered', 'done')
    if (!parcel) return NOTHING
    const { contents } = await ring.crew.packer.call('GET /staff/parcels/{id}', { params: { id: parcel.id } })
    const stock_item_ids = contents.map(({ stock_item_id }) => stock_item_id)
    return await parcel.owner.call('POST /parcels/{id}/claim', {
      params: { id: parcel.id },
      body: { kind: 'lost', stock_item_ids, story: 'nothing came', evidence: [] },
    })
  },
  /** A claim is granted and paid if the carrier says so too, else rejected. */
  decideClaim: async (ring, n) => {
    const open = await ring.world.db
      .selectFrom('parcel_claims')
      .innerJoin('parcels', 'parcels.id', 'parcel_id')
      .where('parcel_claims.shopper_id', 'in', idsOf(ring))
      .where('parcel_claims.stage', 'in', ['submitted', 'granted'])
      .orderBy('parcel_claims.created_at')
      .select(['parcel_claims.id', 'parcel_claims.stage', 'parcels.stage as parcelStage'])
      .execute()
    const one = pickOf(open, n)
    if (!one) return NOTHING
    const params = { id: one.id }
    const { support, finance } = ring.crew
    if (one.stage === 'granted')
      return await finance.call('POST /staff/claims/{id}/pay', { params, body: {} })
    if (one.parcelStage !== 'exception')
      return await support.call('POST /staff/claims/{id}/reject', { params, body: { note: 'It arrived' } })
    return await grant(ring, one.id)
  },
  orderPhotos: async (ring, n) => {
    const thing = await aThing(ring, n)
    if (!thing) return NOTHING
    return await shopper(ring).call('POST /stock_items/{id}/fine_photos', {
      params: { id: thing.id },
      body: { shots: 1, remark: '' },
    })
  },
  cancelPhotos: async (ring, n) => {
    const open = await ring.world.db
      .selectFrom('photo_orders')
      .where('shopper_id', 'in', idsOf(ring))
      .where('stage', '=', 'waiting')
      .orderBy('created_at')
      .select(['stock_item_id', 'shopper_id'])
      .execute()
    const one = pickOf(open, n)
    if (!one) return NOTHING
    const params = { id: one.stock_item_id }
    return await ownerOf(ring, one).call('POST /stock_items/{id}/cancel_fine_photos', { params, body: {} })
  },
} satisfies Record<string, Act>

/** One of the things on the shelf of the account that acts. */
export async function aThing(ring: Ring, n: number) {
  const things = await ring.world.db
    .selectFrom('stock_items')
    .where('shopper_id', '=', shopper(ring).id)
    .where('stage', '=', 'in_stock')
    .orderBy('goods_number')
    .select(['id', 'order_item_id'])
    .execute()
  return pickOf(things, n)
}

/** One of the ring's packages at one of these stages, with the account that owns it. */
async function aParcelAt(ring: Ring, n: number, ...stages: ParcelStage[]) {
  const rows = await ring.world.db
    .selectFrom('parcels')
    .where('shopper_id', 'in', idsOf(ring))
    .where('stage', 'in', stages)
    .select(['id', 'shopper_id'])
    .execute()
  const inOrder = rows.toSorted(
    (one, other) => ring.parcelIds.indexOf(one.id) - ring.parcelIds.indexOf(other.id),
  )
  const parcel = pickOf(inOrder, n)
  return parcel && { ...parcel, owner: ownerOf(ring, parcel) }
}

/**
 * Grants a claim as the carrier's fault. The first attempt is refused with the payout, which the desk shows.
 */
async function grant({ crew }: Ring, id: string): Promise<unknown> {
  const params = { id }
  const body = { fault: 'carrier', share_per_mille: 1_000, note: '' } as const
  const payout = await crew.support
    .call('POST /staff/claims/{id}/grant', { params, body: { ...body, expected_payout_fen: 0 } })
    .catch((error: unknown) => {
      if (error instanceof CallError && 'payout_fen' in error.data) return error.data['payout_fen']
      throw error
    })
  const expected_payout_fen = Number(payout)
  return await crew.support.call('POST /staff/claims/{id}/grant', {
    params,
    body: { ...body, expected_payout_fen },
  })
}
