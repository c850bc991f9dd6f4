import { pointsNoticeUntil } from '@longhaul/domain/rewards/points.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import { writeOffExpired } from './points.ts'
import { listExpiredOwnersForJob, listExpiringForJob, markNoticed } from './sql-points.ts'

/** Every day: writes off expired points, and notifies shoppers, once, whose points expire soon. */
export const expirePointsJob = job({
  name: 'expire-points',
  cron: '40 1 * * *',
  async run(world) {
    const now = world.clock.now()
    await oneByOne(world, ['rewards', 'messages'], await listExpiredOwnersForJob(world.db, now), writeOff)
    await oneByOne(
      world,
      ['rewards', 'messages'],
      await listExpiringForJob(world.db, now, pointsNoticeUntil(now)),
      notifyShopper,
    )
  },
})

async function writeOff(work: UnitOfWork, { shopper_id }: { shopper_id: string }): Promise<void> {
  await lockShopper(work.tx, shopper_id)
  await writeOffExpired(work, shopper_id)
}

async function notifyShopper(work: UnitOfWork, { shopper_id }: { shopper_id: string }): Promise<void> {
  const { tx, now } = work
  await lockShopper(tx, shopper_id)
  const lots = await markNoticed(tx, shopper_id, { now, until: pointsNoticeUntil(now) })
  if (lots.length === 0) return
  const first = Math.min(...lots.map((lot) => lot.expires_at.getTime()))
  await notify(work, shopper_id, {
    kind: 'points_expiring',
    args: {
      count: lots.reduce((sum, lot) => sum + lot.left_points, 0),
      date: new Date(first).toISOString(),
    },
    subject: { kind: 'account', id: 'reward' },
  })
}
