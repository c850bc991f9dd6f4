import { CallError } from '@longhaul/contract/client.ts'
import { evidenceFor } from '@longhaul/domain/claims/claim.ts'
import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import * as given from '../given.ts'
import { topUp } from './money-acts.ts'
import { aCoupon } from './order-acts.ts'
import { type Act, NOTHING, type Ring, idsOf, ownerOf, pickOf, shopper } from './ring.ts'
import { FORWARDED_FEN, PACKED_GRAMS, RETURN_FREIGHT_FEN } from './true-values.ts'

/*
 * Packages, from the shelf to the door and back. What staff and carriers do here they do
 * honestly.
 */

export const PARCEL_ACTS = {
  /** Goods that the ring bought elsewhere arrive. */
  forward: (ring) =>
    given.stock(ring.world, shopper(ring), ring.crew.packer, { inbound: { value_fen: FORWARDED_FEN } }),
  parcel: async (ring, n) => {
    const shelf = await listThings(ring)
    const things = n % 4 ? [pickOf(shelf, n)!] : shelf.slice(0, 3)
    if (shelf.length === 0) return NOTHING
    const coupon_id = n % 3 ? undefined : await aCoupon(ring, n, 'shipping')
    const me = shopper(ring)
    const [known] = (await me.call('GET /addresses')).addresses
    const { id: address_id } = known ?? (await given.anAddressInSingapore(me))
    const worth = things.reduce((total, { value_fen }) => total + value_fen, 0)
    const { id } = await given.aParcel(
      me,
      things.map((thing) => thing.id),
      {
        address_id,
        insured_fen: pickOf([0, worth, worth / 2], n)!,
        ...(coupon_id ? { coupon_id } : {}),
      },
    )
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
    const { length } = await thingsIn(ring, parcel.id)
    return await given.pack(ring.crew.packer, parcel.id, { grams: pickOf(PACKED_GRAMS, n)! * length })
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
  /** The carrier brings the package back, mostly because the ring does not take it. */
  refuse: async (ring, n) => {
    const parcel = await aParcelAt(ring, n, 'in_transit', 'exception', 'delivered')
    if (!parcel) return NOTHING
    const cause = pickOf(['refused', 'not_collected', 'carrier'] as const, n)!
    const freight_fen = cause === 'carrier' ? 0 : RETURN_FREIGHT_FEN
    return await ring.crew.packer.call('POST /staff/parcels/{id}/come_back', {
      params: { id: parcel.id },
      body: { cause, freight_fen, note: '' },
    })
  },
  /** The carrier damages a thing, by half or completely. */
  damage: async (ring, n) => {
    const parcel = await aParcelAt(ring, n, 'in_transit')
    if (!parcel) return NOTHING
    const thing = pickOf(await thingsIn(ring, parcel.id), n)!
    ring.damages.set(`${parcel.id} ${thing}`, n % 2 ? 500 : 1_000)
    return undefined
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
  /** Says that a package is lost, or a thing in it damaged, whether it is or not. */
  claim: async (ring, n) => {
    const parcel = await aParcelAt(ring, n, 'in_transit', 'exception', 'delivered', 'done')
    if (!parcel) return NOTHING
    const things = await thingsIn(ring, parcel.id)
    const kind = parcel.stage === 'delivered' || parcel.stage === 'done' ? 'damaged' : 'lost'
    const evidence = []
    for (const slot of evidenceFor(kind))
      evidence.push({ slot, file_id: await ring.world.upload(parcel.owner, 'POST /uploads', 'attachment') })
    return await parcel.owner.call('POST /parcels/{id}/claim', {
      params: { id: parcel.id },
      body: {
        kind,
        stock_item_ids: kind === 'lost' ? things : [pickOf(things, n)!],
        story: 'so',
        evidence,
      },
    })
  },
  /** A claim is granted and paid if it is true, as far as it is, else rejected. */
  decideClaim: async (ring, n) => {
    const open = await ring.world.db
      .selectFrom('parcel_claims')
      .innerJoin('parcels', 'parcels.id', 'parcel_id')
      .where('parcel_claims.shopper_id', 'in', idsOf(ring))
      .where('parcel_claims.stage', 'in', ['submitted', 'granted'])
      .orderBy('parcel_claims.created_at')
      .select(['parcel_claims.id', 'parcel_claims.stage', 'parcel_claims.kind', 'stock_item_ids'])
      .select(['parcels.stage as parcelStage', 'parcels.id as parcelId'])
      .execute()
    const one = pickOf(open, n)
    if (!one) return NOTHING
    const params = { id: one.id }
    const { support, finance } = ring.crew
    if (one.stage === 'granted')
      return await finance.call('POST /staff/claims/{id}/pay', { params, body: {} })
    const damage = ring.damages.get(`${one.parcelId} ${one.stock_item_ids[0]!}`) ?? 0
    const share = one.kind === 'damaged' ? damage : one.parcelStage === 'exception' ? 1_000 : 0
    if (share > 0) return await grant(ring, one.id, share)
    return await support.call('POST /staff/claims/{id}/reject', { params, body: { note: 'It arrived' } })
  },
  orderPhotos: async (ring, n) => {
    const thing = await aThing(ring, n)
    if (!thing) return NOTHING
    await topUp(ring, shopper(ring), 1_000)
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
export const aThing = async (ring: Ring, n: number) => pickOf(await listThings(ring), n)

const listThings = (ring: Ring) =>
  ring.world.db
    .selectFrom('stock_items')
    .where('shopper_id', '=', shopper(ring).id)
    .where('stage', '=', 'in_stock')
    .orderBy('goods_number')
    .select(['id', 'value_fen'])
    .execute()

/** The things in a package. */
async function thingsIn({ world }: Ring, parcelId: string): Promise<string[]> {
  const things = await world.db
    .selectFrom('parcel_items')
    .innerJoin('stock_items', 'stock_items.id', 'stock_item_id')
    .where('parcel_id', '=', parcelId)
    .orderBy('goods_number')
    .select('stock_items.id')
    .execute()
  return things.map(({ id }) => id)
}

/** One of the ring's packages at one of these stages, with the account that owns it. */
async function aParcelAt(ring: Ring, n: number, ...stages: ParcelStage[]) {
  const rows = await ring.world.db
    .selectFrom('parcels')
    .where('shopper_id', 'in', idsOf(ring))
    .where('stage', 'in', stages)
    .select(['id', 'shopper_id', 'stage'])
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
async function grant({ crew }: Ring, id: string, share_per_mille: number): Promise<unknown> {
  const params = { id }
  const body = { fault: 'carrier', share_per_mille, note: '' } as const
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
