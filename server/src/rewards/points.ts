import { isExpired, type PointLot, spendFrom, spendable } from '@longhaul/domain/rewards/points.ts'
import type { Db } from '../platform/database/db.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { insertPointEntry, listOwedLots, listOwnLots, markGivenBack, takeFromLot } from './sql-points.ts'

/** A shopper's lots with points left, including expired ones that are not written off yet. */
export async function lotsOf(db: Db, shopperId: string): Promise<PointLot[]> {
  const rows = await listOwnLots(db, shopperId)
  return rows.map((row) => ({ id: row.id, left: row.left_points, expiresAt: row.expires_at }))
}

/**
 * Writes off expired points, so that the remaining balance is what may be spent. The caller has locked the
 * shopper's balance.
 */
export async function writeOffExpired({ tx, now }: Pick<UnitOfWork, 'tx' | 'now'>, shopperId: string) {
  const lots = await lotsOf(tx, shopperId)
  const over = lots.filter((lot) => isExpired(lot, now))
  if (over.length === 0) return
  const points = over.reduce((sum, lot) => sum + lot.left, 0)
  for (const lot of over) await takeFromLot(tx, lot.id, lot.left)
  await insertPointEntry(tx, {
    shopper_id: shopperId,
    cause: 'expired',
    points: -points,
    balance_after: spendable(lots, now),
    created_at: now,
  })
}

/**
 * Spends points on a coupon. Refuses if there are not enough. The caller has locked the shopper's balance, so
 * that no points are spent twice.
 */
export async function spendPoints(
  work: Pick<UnitOfWork, 'tx' | 'now'>,
  shopperId: string,
  points: number,
  couponId: string,
): Promise<void> {
  const { tx, now } = work
  await writeOffExpired(work, shopperId)
  const lots = await lotsOf(tx, shopperId)
  const parts = spendFrom(lots, points, now)
  if (!parts) return refuseIf('points_missing', { points, balance: spendable(lots, now) })
  for (const { id, taken } of parts) await takeFromLot(tx, id, taken)
  await insertPointEntry(tx, {
    shopper_id: shopperId,
    cause: 'exchanged',
    points: -points,
    balance_after: spendable(lots, now) - points,
    coupon_id: couponId,
    created_at: now,
  })
}

/** Collects owed points as far as there are points. The caller has locked the shopper's balance. */
export async function collectOwedPoints(work: UnitOfWork, shopperId: string): Promise<void> {
  const { tx, now } = work
  await writeOffExpired(work, shopperId)
  for (const owed of await listOwedLots(tx, shopperId)) {
    const lots = await lotsOf(tx, shopperId)
    const before = spendable(lots, now)
    const points = Math.min(owed.owed_points, before)
    if (points === 0) return
    for (const { id, taken } of spendFrom(lots, points, now) ?? []) await takeFromLot(tx, id, taken)
    await markGivenBack(tx, owed.id, 0, -points)
    await insertPointEntry(tx, {
      shopper_id: shopperId,
      cause: 'given_back',
      points: -points,
      balance_after: before - points,
      parcel_id: owed.parcel_id,
      created_at: now,
    })
  }
  work.concerns(shopperId)
}
