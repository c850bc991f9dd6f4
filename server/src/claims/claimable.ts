import {
  type Claimable,
  type ClaimableGoods,
  type ClaimKind,
  type ClaimedGoods,
  claimablePieces,
  claimedOf,
} from '@longhaul/domain/claims/claim.ts'
import type { ClaimFault } from '@longhaul/domain/states/claim-fault.ts'
import {
  type ClaimedWorth,
  type Loss,
  type Payout,
  claimPayout,
  piecesLeft,
  piecesWorth,
  worthLeft,
  worthShipped,
} from '@longhaul/domain/claims/payout.ts'
import { OPEN_CLAIM_STAGES, keepsItsPieces } from '@longhaul/domain/claims/stages.ts'
import { type Thing, leftOf, thingOfGoods } from '@longhaul/domain/ledger/thing.ts'
import { sumFen } from '@longhaul/domain/money/fen.ts'
import { billForBooks } from '@longhaul/domain/parcels/bill.ts'
import { lateFrom } from '@longhaul/domain/shipping/expected-arrival.ts'
import { sayingWhere, trackingState } from '@longhaul/domain/shipping/tracking.ts'
import { readPaidByClaims, readThings } from '../ledger/public.ts'
import { type ParcelRow, actualBillOf, listContents, listEvents, rateOf } from '../parcels/public.ts'
import type { Db } from '../platform/database/db.ts'
import { type ClaimRow, listParcelClaims } from './sql.ts'

/** The goods that a claim names, with their pieces. */
export const goodsOf = (claim: Pick<ClaimRow, 'stock_item_ids' | 'quantities'>): ClaimedGoods[] =>
  claim.stock_item_ids.map((stockItemId, index) => ({ stockItemId, quantity: claim.quantities[index] ?? 0 }))

/** How many pieces of some goods these claims name together. */
const piecesIn = (claims: readonly ClaimRow[], stockItemId: string): number =>
  claims
    .flatMap(goodsOf)
    .filter((goods) => goods.stockItemId === stockItemId)
    .reduce((sum, goods) => sum + goods.quantity, 0)

/** The goods in a package, and how many pieces of each are claimed. */
export async function readClaimableGoods(
  db: Db,
  parcelId: string,
  claims: readonly ClaimRow[],
): Promise<ClaimableGoods[]> {
  const keeping = claims.filter((claim) => keepsItsPieces(claim.stage))
  return (await listContents(db, [parcelId])).map(({ stock_item_id: stockItemId, quantity }) => ({
    stockItemId,
    quantity,
    claimed: piecesIn(keeping, stockItemId),
  }))
}

/** The facts that decide whether a package may be claimed; null if it was never shipped. */
export async function readClaimable(
  db: Db,
  parcel: ParcelRow,
  claims: readonly ClaimRow[],
  goods: readonly ClaimableGoods[],
): Promise<Claimable | null> {
  if (!parcel.shipped_at) return null
  const events = (await listEvents(db, parcel.id)).map((event) => ({
    at: event.happened_at,
    status: event.status,
  }))
  const state = trackingState(sayingWhere(events))
  const newest = events
    .map((event) => event.at)
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(-1)
  return {
    stage: parcel.stage,
    lastStatus: state?.status ?? null,
    lastUpdateAt: newest ?? parcel.shipped_at,
    lateFrom: lateFrom(parcel.shipped_at, rateOf(parcel)),
    deliveredAt: parcel.delivered_at,
    doneAt: parcel.done_at,
    claimed: {
      pieces: claimedOf(goods),
      open: claims.filter((claim) => OPEN_CLAIM_STAGES.some((stage) => stage === claim.stage)).length,
    },
  }
}

/**
 * The value of a package's contents, the value of the pieces that a claim is about, its insurance and its
 * freight, all less what other claims and refunds of any kind take of them. `claim`: the one whose pieces
 * they are, if there is one already.
 */
export async function readLoss(
  db: Db,
  parcel: ParcelRow,
  asked: readonly ClaimedGoods[],
  claim?: Pick<ClaimRow, 'id'>,
) {
  const rows = await listContents(db, [parcel.id])
  const accountOf = await readThings(db, [parcelThing(parcel.id), ...rows.map(thingOfGoods)])
  const paidHereOf = await readPaidByClaims(db, parcel.id)
  const others = (await listParcelClaims(db, parcel.id)).filter((other) => other.id !== claim?.id)
  const decided = others.filter((other) => other.stage === 'granted' || other.stage === 'paid')
  const contents = rows.map((row) => {
    const thing = thingOfGoods(row)
    const claimed = asked.find((goods) => goods.stockItemId === row.stock_item_id)?.quantity ?? 0
    const worth: ClaimedWorth = {
      worthFen: row.value_fen,
      pieces: row.quantity,
      claimed,
      account: accountOf(thing),
      paidHereFen: paidHereOf(thing),
    }
    return {
      ...row,
      thing,
      claimed,
      claimed_elsewhere: piecesIn(
        others.filter((other) => keepsItsPieces(other.stage)),
        row.stock_item_id,
      ),
      isLost: claimed + piecesIn(decided.filter(isWholeLoss), row.stock_item_id) >= row.quantity,
      shipped_fen: worthShipped(worth),
      left_fen: worthLeft(row.value_fen, worth.account),
      affected_fen: piecesWorth(worth),
      affected_left_fen: piecesLeft(worth),
    }
  })
  const affected = contents.filter((row) => row.claimed > 0)
  const { carrierFen, couponFen } = billForBooks(actualBillOf(parcel) ?? [])
  return {
    contents,
    affected,
    others,
    insuredFen: parcel.insured_fen,
    insuredElsewhereFen: sumFen(
      decided.filter((other) => other.fault === 'carrier').map((other) => other.goods_fen ?? 0),
    ),
    goodsFen: sumFen(contents.map((row) => row.shipped_fen)),
    affectedFen: sumFen(affected.map((row) => row.affected_fen)),
    leftFen: sumFen(affected.map((row) => row.affected_left_fen)),
    isRest: contents.every((row) => row.isLost),
    freightFen: Math.max(0, Math.min(carrierFen - couponFen, leftOf(accountOf(parcelThing(parcel.id))))),
  }
}

/** Whether nothing usable is left of what a claim names. */
const isWholeLoss = (claim: ClaimRow): boolean => claim.kind !== 'damaged' || claim.share_per_mille === 1000

/** Every piece that can still be claimed. */
export const allClaimable = (goods: readonly ClaimableGoods[]): ClaimedGoods[] =>
  goods
    .map((each) => ({ stockItemId: each.stockItemId, quantity: claimablePieces(each) }))
    .filter(({ quantity }) => quantity > 0)

/** A package as a thing in the ledger. */
export const parcelThing = (id: string): Thing => ({ kind: 'parcel', id })

/** The payout of a claim. */
export const payoutOf = (
  loss: Omit<Loss, 'kind' | 'fault' | 'sharePerMille'>,
  decision: { kind: ClaimKind; fault: ClaimFault; sharePerMille: number },
): Payout => claimPayout({ ...loss, ...decision })

/**
 * What the decision on a granted claim comes to now. The state table allows it only for granted claims, and
 * the database requires their decision.
 */
export const decidedPayout = (loss: Parameters<typeof payoutOf>[0], claim: ClaimRow): Payout =>
  payoutOf(loss, { kind: claim.kind, fault: claim.fault!, sharePerMille: claim.share_per_mille! })

/**
 * The amounts granted. The state table allows payment only of granted claims, and the database requires their
 * amounts.
 */
export const grantedOf = (claim: Pick<ClaimRow, 'goods_fen' | 'freight_fen'>): Payout => ({
  goodsFen: claim.goods_fen ?? 0,
  freightFen: claim.freight_fen ?? 0,
})
