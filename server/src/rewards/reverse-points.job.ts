import type { Thing } from '@longhaul/domain/ledger/thing.ts'
import { pointsToTakeBack } from '@longhaul/domain/rewards/points.ts'
import { lockShopper } from '../ledger/public.ts'
import { type UnitOfWork, inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { collectOwedPoints } from './points.ts'
import { findLotOfParcel, findPaidForParcel, listParcelsOfThing, markGivenBack } from './sql-points.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'reverse-points': Thing
  }
}

/**
 * Runs after a refund of a thing that earned points: recalculates the points for what was not refunded, by
 * the rate at which they were earned. Points that have been spent meanwhile stay owed and are taken from the
 * next ones earned.
 */
export const reversePointsJob = job({
  name: 'reverse-points',
  run: (world, thing) =>
    inJob(world, ['rewards', 'funds'], async (work) => {
      for (const parcelId of await listParcelsOfThing(work.tx, thing)) await settle(work, parcelId)
    }),
})

async function settle(work: UnitOfWork, parcelId: string): Promise<void> {
  const { tx } = work
  const owner = await findPaidForParcel(tx, parcelId)
  if (!owner) return
  await lockShopper(tx, owner.shopper_id)
  const lot = await findLotOfParcel(tx, parcelId)
  const paid = await findPaidForParcel(tx, parcelId)
  if (!lot || !paid) return
  const points = pointsToTakeBack(
    { points: lot.points, givenBackPoints: lot.given_back_points, per100Yuan: lot.per_100_yuan },
    paid.paid_fen,
  )
  if (points === 0) return
  await markGivenBack(tx, lot.id, points, points)
  await collectOwedPoints(work, owner.shopper_id)
}
