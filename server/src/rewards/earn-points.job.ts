import { pointsExpireAt, pointsFor, spendable } from '@longhaul/domain/rewards/points.ts'
import { lockShopper } from '../ledger/public.ts'
import { type UnitOfWork, inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { readSettings } from '../site/public.ts'
import { collectOwedPoints, lotsOf, writeOffExpired } from './points.ts'
import { findLotOfParcel, findPaidForParcel, insertLot, insertPointEntry } from './sql-points.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'earn-points': { parcelId: string }
  }
}

/**
 * After a package is received: credits points for what was paid, once, by the rate of that day, which is
 * stored with the lot.
 */
export const earnPointsJob = job({
  name: 'earn-points',
  run: (world, { parcelId }) => inJob(world, ['rewards', 'funds'], (work) => earn(work, parcelId)),
})

async function earn(work: UnitOfWork, parcelId: string): Promise<void> {
  const { tx, now } = work
  const owner = await findPaidForParcel(tx, parcelId)
  if (!owner) return
  await lockShopper(tx, owner.shopper_id)
  const paid = await findPaidForParcel(tx, parcelId)
  if (!paid) return
  const { shopper_id, paid_fen } = paid
  // The points are already credited: the job has run before.
  if (await findLotOfParcel(tx, parcelId)) return
  const { pointsPer100Yuan, pointsValidDays } = await readSettings(tx)
  const points = pointsFor(paid_fen, pointsPer100Yuan)
  if (points === 0) return
  await writeOffExpired(work, shopper_id)
  const before = spendable(await lotsOf(tx, shopper_id), now)
  await insertLot(tx, {
    shopper_id,
    parcel_id: parcelId,
    paid_fen,
    per_100_yuan: pointsPer100Yuan,
    points,
    left_points: points,
    created_at: now,
    expires_at: pointsExpireAt(now, pointsValidDays),
  })
  const entry = { cause: 'receipt', points, balance_after: before + points, parcel_id: parcelId } as const
  await insertPointEntry(tx, { ...entry, shopper_id, created_at: now })
  await collectOwedPoints(work, shopper_id)
  work.concerns(shopper_id)
}
