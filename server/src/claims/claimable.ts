import type { ClaimKind, Claimable } from '@longhaul/domain/claims/claim.ts'
import { type ClaimFault, claimPayout } from '@longhaul/domain/claims/payout.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { billForBooks } from '@longhaul/domain/parcels/bill.ts'
import { lateFrom } from '@longhaul/domain/parcels/expected-arrival.ts'
import type { TrackingStatus } from '@longhaul/domain/shipping/tracking-status.ts'
import { sayingWhere, trackingState } from '@longhaul/domain/shipping/tracking.ts'
import { type ParcelRow, actualBillOf, listContents, listEvents, rateOf } from '../parcels/public.ts'
import type { Db } from '../platform/db.ts'

/** What whether a package may be claimed depends on; null for one that never left. */
export async function readClaimable(db: Db, parcel: ParcelRow, claimed: boolean): Promise<Claimable | null> {
  if (!parcel.shipped_at) return null
  const events = (await listEvents(db, parcel.id)).map((event) => ({
    at: event.happened_at,
    // Only statuses of the list are ever written.
    status: event.status as TrackingStatus | null,
  }))
  const state = trackingState(sayingWhere(events))
  const newest = events
    .map((event) => event.at)
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(-1)
  return {
    stage: parcel.stage,
    lastStatus: state?.status ?? null,
    lastNewsAt: newest ?? parcel.shipped_at,
    lateFrom: lateFrom(parcel.shipped_at, rateOf(parcel)),
    deliveredAt: parcel.delivered_at,
    doneAt: parcel.done_at,
    claimed,
  }
}

/** The worth of what is in a package and of what a claim is about, and what was paid for the way. */
export async function readLoss(db: Db, parcel: ParcelRow, stockItemIds: readonly string[]) {
  const contents = await listContents(db, [parcel.id])
  const worth = (ids?: readonly string[]): Fen =>
    sumFen(contents.filter((one) => !ids || ids.includes(one.stock_item_id)).map((one) => one.value_fen))
  const { carrierFen, couponFen } = billForBooks(actualBillOf(parcel) ?? [])
  return {
    contents,
    insuredFen: parcel.insured_fen,
    goodsFen: worth(),
    affectedFen: worth(stockItemIds),
    freightFen: carrierFen - couponFen,
  }
}

/** What a claim comes to. */
export function payoutOf(
  loss: Awaited<ReturnType<typeof readLoss>>,
  decision: { kind: ClaimKind; fault: ClaimFault; sharePerMille: number },
): { goodsFen: Fen; freightFen: Fen } {
  return claimPayout({ ...loss, ...decision })
}
