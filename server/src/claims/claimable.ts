import { thingOfGoods } from '@longhaul/domain/ledger/thing.ts'
import type { ClaimKind, Claimable } from '@longhaul/domain/claims/claim.ts'
import { type ClaimFault, claimPayout, worthLeft } from '@longhaul/domain/claims/payout.ts'
import { type Thing, leftOf } from '@longhaul/domain/ledger/thing.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { billForBooks } from '@longhaul/domain/parcels/bill.ts'
import { lateFrom } from '@longhaul/domain/parcels/expected-arrival.ts'
import { sayingWhere, trackingState } from '@longhaul/domain/shipping/tracking.ts'
import { readThings } from '../ledger/public.ts'
import { type ParcelRow, actualBillOf, listContents, listEvents, rateOf } from '../parcels/public.ts'
import type { Db } from '../platform/database/db.ts'
import type { ClaimRow } from './sql.ts'

/** The facts that decide whether a package may be claimed; null if it was never shipped. */
export async function readClaimable(db: Db, parcel: ParcelRow, claimed: boolean): Promise<Claimable | null> {
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
    claimed,
  }
}

/**
 * The value of a package's contents, the value of the things that a claim is about, and its freight, all less earlier refunds of any kind.
 */
export async function readLoss(db: Db, parcel: ParcelRow, stockItemIds: readonly string[]) {
  const rows = await listContents(db, [parcel.id])
  const accountOf = await readThings(db, [parcelThing(parcel.id), ...rows.map(thingOfGoods)])
  const contents = rows.map((row) => ({
    ...row,
    left_fen: worthLeft(row.value_fen, accountOf(thingOfGoods(row))),
  }))
  const affected = contents.filter((row) => stockItemIds.includes(row.stock_item_id))
  const { carrierFen, couponFen } = billForBooks(actualBillOf(parcel) ?? [])
  return {
    contents,
    affected,
    insuredFen: parcel.insured_fen,
    goodsFen: sumFen(contents.map((row) => row.left_fen)),
    affectedFen: sumFen(affected.map((row) => row.left_fen)),
    freightFen: Math.min(carrierFen - couponFen, leftOf(accountOf(parcelThing(parcel.id)))),
  }
}

/** A package as a thing in the ledger. */
export const parcelThing = (id: string): Thing => ({ kind: 'parcel', id })

/** The payout of a claim. */
export function payoutOf(
  loss: Awaited<ReturnType<typeof readLoss>>,
  decision: { kind: ClaimKind; fault: ClaimFault; sharePerMille: number },
): { goodsFen: Fen; freightFen: Fen } {
  return claimPayout({ ...loss, ...decision })
}

/** The amounts granted. The state table allows payment only of granted claims, and the database requires their amounts. */
export const grantedOf = (
  claim: Pick<ClaimRow, 'goods_fen' | 'freight_fen'>,
): { goodsFen: Fen; freightFen: Fen } => ({
  goodsFen: claim.goods_fen ?? 0,
  freightFen: claim.freight_fen ?? 0,
})
