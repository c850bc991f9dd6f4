import { countsAsReceived } from '@longhaul/domain/parcels/receipt.ts'
import { lateFrom } from '@longhaul/domain/shipping/expected-arrival.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { oneByOne } from '../../platform/jobs/one-by-one.ts'
import { readSettings } from '../../site/public.ts'
import { rateOf } from '../combining/snapshot.ts'
import { finishParcel } from './confirm-receipt.ts'
import { type UnderWayRow, findUnderWayForJob, listUnderWayForJob } from '../tracking/sql-tracking.ts'
import { followUpdates } from '../tracking/apply-tracking-update.ts'
import { lockParcelForStaff } from '../sql.ts'

/**
 * Every hour: marks packages as received that were delivered long ago, or have had no tracking update for so
 * long that none is expected.
 */
export const confirmReceiptsJob = job({
  name: 'confirm-receipts',
  cron: '20 * * * *',
  async run(world) {
    const { receiptDays: days, receiptDaysWithoutNews: daysWithoutUpdates } = await readSettings(world.db)
    const now = world.clock.now()
    const youngest = new Date(now.getTime() - Math.min(days, daysWithoutUpdates) * 86_400_000)
    const isDue = (parcel: UnderWayRow): boolean =>
      countsAsReceived(
        {
          stage: parcel.stage,
          deliveredAt: parcel.delivered_at,
          lastUpdateAt: parcel.last_update_at,
          lateFrom: lateFrom(parcel.shipped_at ?? parcel.last_update_at, rateOf(parcel)),
          claimOpen: parcel.claim_open,
        },
        now,
        { days, daysWithoutUpdates },
      )
    const due = (await listUnderWayForJob(world.db, youngest)).filter(isDue)
    await oneByOne(world, ['parcels', 'orders', 'messages'], due, (work, { id }) => finish(work, id, isDue))
  },
})

/**
 * Checks again under lock: meanwhile the shopper may have confirmed receipt or opened a claim, or a tracking
 * update may have arrived.
 */
async function finish(work: UnitOfWork, id: string, isDue: (parcel: UnderWayRow) => boolean): Promise<void> {
  const parcel = await lockParcelForStaff(work.tx, id)
  const underWay = await findUnderWayForJob(work.tx, id)
  if (!parcel || !underWay || !isDue(underWay)) return
  // Its way back may have been recorded by a version in which that did not move a delivered package.
  if (await followUpdates(work, parcel, [])) return work.concerns(parcel.shopper_id)
  await finishParcel(work, parcel, { actor: 'system', actorId: null, now: work.now })
}
